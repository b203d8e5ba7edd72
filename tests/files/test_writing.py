"""Writing a file: whole or not at all, never over another one unless told to, never through a link, no trace left."""

from __future__ import annotations

import importlib
import os
import signal
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from stud_teach import Ask, Table, export, sheet
from stud_teach.cli import main
from stud_teach.files import writing
from stud_teach.files.naming import is_held_everywhere
from stud_teach.files.writing import BESIDE, put
from stud_teach.jupyter.coursework import copy_course, course, hand_out
from stud_teach.live.commands import BadCommand

own = pytest.mark.skipif(os.name == "nt", reason="the system's own way")

WRITERS: dict[str, Callable[[Path], object]] = {
    "put": lambda path: put("new", path, overwrite=True),
    "hand": lambda path: Table(players=2).save(path, overwrite=True),
    "results": lambda path: Ask("two-deuces").save(path, overwrite=True),
    "page": lambda path: export("two-deuces", path, overwrite=True),
    "sheet": lambda path: sheet("bring-in", count=1).save(path, overwrite=True),
    "export": lambda path: _run("export", "two-deuces", "-o", str(path), "--force"),
    "sheet command": lambda path: _run("export", "--sheet", "bring-in", "--count", "1", "-o", str(path), "--force"),
}
each_writer = pytest.mark.parametrize("write", WRITERS.values(), ids=WRITERS)


def _run(*arguments: str) -> None:
    if main(arguments):
        raise OSError("refused")


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# Links, folders and what else is no file


@own
@each_writer
def test_nothing_is_written_through_a_link(write: Callable[[Path], object], tmp_path: Path) -> None:
    elsewhere, folder = tmp_path / "elsewhere.txt", tmp_path / "folder"
    elsewhere.write_text("mine")
    folder.mkdir()
    (folder / "a.phh").symlink_to(elsewhere)
    with pytest.raises((OSError, BadCommand)):
        write(folder / "a.phh")
    assert elsewhere.read_text() == "mine"
    assert (folder / "a.phh").is_symlink()
    assert names(folder) == {"a.phh"}


@own
@pytest.mark.parametrize("overwrite", [False, True])
def test_a_link_is_refused_in_a_sentence(overwrite: bool, tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "nowhere")
    with pytest.raises(OSError, match=r"a is a link to another place; nothing is written through a link: remove it"):
        put("new", tmp_path / "a", overwrite=overwrite)
    assert names(tmp_path) == {"a"}


@own
def test_a_guessed_name_is_no_way_to_another_file(tmp_path: Path) -> None:
    """Links of the name that an earlier version wrote first lead it nowhere, and stay."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("mine")
    for guess in ("a.phh.part", "a.phh.tmp", BESIDE):
        (tmp_path / guess).symlink_to(elsewhere)
    put("one", tmp_path / "a.phh", overwrite=True)
    put("two", tmp_path / "a.phh", overwrite=True)
    assert elsewhere.read_text() == "mine"
    assert (tmp_path / "a.phh").read_text() == "two"


def test_a_file_of_ones_own_beside_stays(tmp_path: Path) -> None:
    (tmp_path / "a.phh.part").write_text("mine")
    put("new", tmp_path / "a.phh", overwrite=True)
    assert (tmp_path / "a.phh.part").read_text() == "mine"


@own
def test_a_link_to_a_folder_on_the_way_is_a_folder(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    put("new", tmp_path / "link" / "a")
    assert (tmp_path / "real" / "a").read_text() == "new"


@own
def test_what_is_no_plain_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="pipe is no plain file"):
        put("new", tmp_path / "pipe", overwrite=True)
    assert stat.S_ISFIFO((tmp_path / "pipe").lstat().st_mode)


@own
def test_a_link_that_comes_in_between_is_not_written_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").write_text("mine")
    down = writing._put_down

    def then_link(path: Path, data: bytes) -> None:
        down(path, data)
        (tmp_path / "a").symlink_to(tmp_path / "elsewhere")

    monkeypatch.setattr(writing, "_put_down", then_link)
    with pytest.raises(FileExistsError, match="stays as it is"):
        put("new", tmp_path / "a")
    assert names(tmp_path) == {"elsewhere", "a"}
    (tmp_path / "a").unlink()
    put("new", tmp_path / "a", overwrite=True)
    assert (tmp_path / "elsewhere").read_text() == "mine"
    assert (tmp_path / "a").read_text() == "new"


@own
def test_the_course_goes_through_no_link_of_a_learner(tmp_path: Path) -> None:
    desk, elsewhere = tmp_path / "desk", tmp_path / "elsewhere"
    elsewhere.write_text("mine")
    desk.mkdir()
    (desk / "course.py").symlink_to(elsewhere)
    copy_course(course("en"), desk)
    assert elsewhere.read_text() == "mine"
    assert (desk / "course-new.py").read_bytes() == (course("en") / "course.py").read_bytes()
    for place in (tmp_path / "gone.py", elsewhere):
        target = tmp_path / f"students-{place.name}"
        target.mkdir()
        (target / "course.py").symlink_to(place)
        with pytest.raises(OSError, match="a link to another place"):
            hand_out(course("en"), target)
    assert elsewhere.read_text() == "mine"
    assert not (tmp_path / "gone.py").exists()


# Over another file


@each_writer
def test_a_new_version_takes_the_place_of_the_old_one(write: Callable[[Path], object], tmp_path: Path) -> None:
    (tmp_path / "a.phh").write_text("old")
    write(tmp_path / "a.phh")
    assert (tmp_path / "a.phh").read_text("utf-8") != "old"
    assert names(tmp_path) == {"a.phh"}


@own
def test_who_may_read_a_file_stays_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "a").write_text("old")
    (tmp_path / "a").chmod(0o640)
    put("new", tmp_path / "a", overwrite=True)
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o640
    mask = os.umask(0o077)
    try:
        put("new", tmp_path / "b")
    finally:
        os.umask(mask)
    assert stat.S_IMODE((tmp_path / "b").stat().st_mode) == 0o600


@pytest.mark.parametrize("text", ["a\nb\n", "a\r\nb", "ä ♠\n"])
def test_what_is_written_is_what_was_given(text: str, tmp_path: Path) -> None:
    assert put(text, tmp_path / "a").read_bytes() == text.encode()
    assert put(text.encode(), tmp_path / "b").read_bytes() == text.encode()


def test_where_files_have_one_name_only_none_is_lost_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("stud_teach.files.writing.os.link", never)
    put("one", tmp_path / "a")
    with pytest.raises(FileExistsError, match="stays as it is"):
        put("two", tmp_path / "a")
    down = writing._put_down

    def then_another(path: Path, data: bytes) -> None:
        down(path, data)
        (tmp_path / "b").write_text("theirs")

    monkeypatch.setattr(writing, "_put_down", then_another)
    with pytest.raises(FileExistsError):
        put("two", tmp_path / "b")
    assert [(tmp_path / name).read_text() for name in "ab"] == ["one", "theirs"]
    assert names(tmp_path) == {"a", "b"}


# Breaking off


def _no_room(*_: object) -> None:
    raise OSError(28, "No space left on device")


def _stopped(*_: object) -> None:
    raise KeyboardInterrupt


PLACES = {  # where it breaks off, and what breaks
    "beginning": ["os.open"],
    "the middle": ["os.fdopen"],
    "bringing it to the disk": ["os.fsync"],
    "moving it": ["os.link", "os.rename", "Path.replace"],
}


@pytest.mark.parametrize("breaks", [_no_room, _stopped])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("overwrite", [False, True])
def test_nothing_is_left_behind(
    breaks: Callable[..., None], place: str, overwrite: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if overwrite:
        (tmp_path / "a").write_text("old")
    for what in PLACES[place]:
        with_middle = (lambda number, _: _Breaking(number, breaks)) if what == "os.fdopen" else breaks
        monkeypatch.setattr(f"stud_teach.files.writing.{what}", with_middle)
    with pytest.raises((OSError, KeyboardInterrupt)):
        put("new" * 9999, tmp_path / "a", overwrite=overwrite)
    monkeypatch.undo()
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == ({"a": "old"} if overwrite else {})


class _Breaking:
    """A file at which writing breaks off in the middle."""

    def __init__(self, number: int, breaks: Callable[..., None]) -> None:
        self.number, self.breaks = number, breaks

    def __enter__(self) -> _Breaking:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.number)

    def write(self, data: bytes) -> None:
        os.write(self.number, data[: len(data) // 2])
        self.breaks()


def _limited() -> None:
    resource = importlib.import_module("resource")  # not on Windows
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))


@own
def test_a_file_that_grows_too_big_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "old").write_text("old")
    program = "import sys; from stud_teach.cli import main; sys.exit(main(sys.argv[1:]))"
    for name in ("new", "old"):
        done = subprocess.run(
            [sys.executable, "-c", program, "export", "two-deuces", "-o", name, "--force"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            preexec_fn=_limited,
            check=False,
        )
        assert done.returncode == 1
        assert done.stderr.startswith("stud-teach: ")
        assert done.stderr.count("\n") == 1
    assert names(tmp_path) == {"old"}
    assert (tmp_path / "old").read_text() == "old"


@pytest.fixture
def plain_folder() -> Iterator[Path]:
    """A folder of a user who is not root, whom nothing stops; the test runs as that user."""
    user = os.geteuid() or 65534
    with tempfile.TemporaryDirectory(dir="/tmp" if user != os.geteuid() else None) as name:
        os.chown(name, user, -1)
        was = os.geteuid()
        os.seteuid(user)
        try:
            yield Path(name)
        finally:
            os.seteuid(was)


@own
@pytest.mark.parametrize("overwrite", [False, True])
def test_a_folder_that_may_not_be_written(overwrite: bool, plain_folder: Path) -> None:
    plain_folder.chmod(0o500)
    with pytest.raises(PermissionError, match="may not be read or written here"):
        put("new", plain_folder / "a", overwrite=overwrite)
    assert names(plain_folder) == set()
    plain_folder.chmod(0o700)


@own
def test_a_file_that_may_not_be_written_stays(plain_folder: Path) -> None:
    put("old", plain_folder / "a").chmod(0o400)
    with pytest.raises(PermissionError, match="may not be read or written here"):
        put("new", plain_folder / "a", overwrite=True)
    assert (plain_folder / "a").read_text() == "old"
    assert names(plain_folder) == {"a"}


def test_a_folder_that_refuses_new_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("stud_teach.files.writing.os.open", refuse)
    with pytest.raises(PermissionError, match="may not be read or written here"):
        put("new", tmp_path / "a")
    assert names(tmp_path) == set()


# Two at once

_WRITER = """
import sys
from stud_teach.files.writing import put
sign, path, overwrite = sys.argv[1], sys.argv[2], sys.argv[3] == "over"
print("ready", flush=True)
sys.stdin.readline()
won = 0
for turn in range(int(sys.argv[4])):
    try:
        put(sign * 200_000, path.format(turn), overwrite=overwrite)
        won += 1
    except FileExistsError:
        pass
print(won, flush=True)
"""


def _writers(path: Path, how: str, turns: int) -> list[subprocess.Popen[str]]:
    command = [sys.executable, "-c", _WRITER]
    found = [
        subprocess.Popen([*command, sign, str(path), how, str(turns)], stdin=-1, stdout=-1, text=True) for sign in "ab"
    ]
    for each in found:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    return found


def test_of_two_who_write_a_new_file_one_is_refused(tmp_path: Path) -> None:
    turns = 40
    writers = _writers(tmp_path / "{}.txt", "new", turns)
    won = sum(int(each.communicate("go\n", timeout=60)[0]) for each in writers)
    assert won == turns
    assert names(tmp_path) == {f"{turn}.txt" for turn in range(turns)}
    assert {path.read_text() for path in tmp_path.iterdir()} <= {"a" * 200_000, "b" * 200_000}


def test_of_two_who_write_over_a_file_each_writes_it_whole(tmp_path: Path) -> None:
    turns = 100
    path = tmp_path / "same.txt"
    put("a" * 200_000, path)
    writers = _writers(path, "over", turns)
    for each in writers:
        assert each.stdin is not None
        each.stdin.write("go\n")
        each.stdin.flush()
    seen = set()
    while any(each.poll() is None for each in writers):
        seen.add(path.read_text())
    assert [int(each.communicate(timeout=60)[0]) for each in writers] == [turns, turns]
    assert seen <= {"a" * 200_000, "b" * 200_000}
    assert names(tmp_path) == {"same.txt"}


@own
def test_who_is_killed_leaves_the_file_as_it_was_or_whole(tmp_path: Path) -> None:
    """Killed at any moment: at most a hidden file is left, of a name that a next one does not need."""
    for n, (before, after) in enumerate(pairwise("xyzwx" * 2)):
        path = tmp_path / "same.txt"
        put(before * 200_000, path, overwrite=True)
        program = (
            "import sys; from stud_teach.files.writing import put\nprint(1, flush=True)\n"
            "while True: put(sys.argv[1] * 200_000, sys.argv[2], overwrite=True)"
        )
        writer = subprocess.Popen([sys.executable, "-c", program, after, str(path)], stdout=-1)
        assert writer.stdout is not None
        writer.stdout.readline()
        time.sleep(0.001 * n)
        writer.kill()
        writer.communicate()
        assert path.read_text() in {before * 200_000, after * 200_000}
        assert all(name.startswith(BESIDE) for name in names(tmp_path) - {"same.txt"})


# Names

BAD_NAMES = [
    *("con", "CON", "nul", "Nul.txt", "com1", "COM9.phh", "lpt1", "aux.", "prn .txt", "COM¹", "conin$"),
    *("trail.", "trail ", "a<b", "a>b", "a:b", 'a"b', "a|b", "a?b", "a*b", "a\tb", "a\x7fb", "a\x9bb", "a" * 256),
    *("ä" * 128, ""),
]
GOOD_NAMES = ["console", "null", "com", "com10", "a.con", ".hidden", "a b", "Äiti-1", "a" * 255, "ä" * 127, "...a"]


def test_names_that_some_system_cannot_hold() -> None:
    assert [name for name in BAD_NAMES if is_held_everywhere(name)] == []
    assert [name for name in GOOD_NAMES if not is_held_everywhere(name)] == []


@pytest.mark.parametrize("name", ["con", "NUL", "com1", "trail.", "Aux.phh", "lpt9.a", "𠀀" * 70])
def test_a_hand_is_not_saved_under_such_a_name(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    table = Table(players=2)
    with pytest.raises(BadCommand, match="can’t be a file on every system"):
        table.do({"do": "save", "name": name})
    with pytest.raises(ValueError, match="can’t be a file on every system"):
        table.save("con.phh")
    assert names(tmp_path) == set()


@pytest.mark.parametrize("overwrite", [False, True])
@pytest.mark.parametrize(("there", "name"), [("TWO.phh", "two"), ("a\u0308.phh", "ä"), ("straße.phh", "STRASSE")])
def test_a_hand_is_not_saved_beside_its_twin(
    there: str, name: str, overwrite: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / there).write_text("mine")
    table = Table(players=2)
    with pytest.raises(BadCommand, match="some systems take") as caught:
        table.do({"do": "save", "name": name, "overwrite": overwrite})
    assert caught.value.refusal.fault == "not-written"
    assert names(tmp_path) == {there}


def test_what_is_found_gets_a_name_that_every_system_can_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "BRING-IN-1-0.phh").write_text("mine")
    assert main(["find", "bring-in", "-o", str(tmp_path)]) == 1
    assert "some systems take 'bring-in-1-0.phh' for the same" in capsys.readouterr().err
    assert names(tmp_path) == {"BRING-IN-1-0.phh"}


@pytest.mark.parametrize("lang", ["en", "fi"])
def test_the_courses_files_have_names_that_every_system_can_hold(lang: str, tmp_path: Path) -> None:
    copy_course(course(lang), tmp_path)
    for path in tmp_path.iterdir():
        assert is_held_everywhere(path.with_stem(f"{path.stem}-new").name)
    assert len({name.casefold() for name in names(tmp_path)}) == len(names(tmp_path))
