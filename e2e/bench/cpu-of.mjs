import { readdirSync, readFileSync } from 'node:fs'

/**
 * Milliseconds of CPU time that all threads of a process have used so far. From /proc, which is fine enough for a
 * single request; null on other systems.
 */
export function cpuMsOf(pid) {
  try {
    const tasks = readdirSync(`/proc/${pid}/task`)
    return tasks.reduce((sum, task) => sum + cpuNsOf(`/proc/${pid}/task/${task}/schedstat`), 0) / 1e6
  } catch {
    return null
  }
}

function cpuNsOf(file) {
  try {
    return Number(readFileSync(file, 'utf8').split(' ', 1)[0])
  } catch (error) {
    // The thread has ended since the folder was read.
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return 0
    throw error
  }
}
