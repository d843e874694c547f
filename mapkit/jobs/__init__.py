"""Work that takes long: in threads, in processes, on a cluster; results that are kept in a file.

Whatever runs long goes through here. A :class:`Task` is a function of a module with its arguments;
:func:`run_tasks` does many of them and passes the results on as they come. Maps are not known here.
"""

from typing import TYPE_CHECKING

from mapkit.lazy_names import lazy_names

if TYPE_CHECKING:
    from mapkit.jobs.running import RunTasks, run_tasks
    from mapkit.jobs.task import Task

__all__ = ["RunTasks", "Task", "run_tasks"]

__getattr__ = lazy_names(__name__)
