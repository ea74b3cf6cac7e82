import 'server-only'
import { availableParallelism } from 'node:os'
import { singleton } from '../runtime/singleton'

type Waiting = { start: () => void; refuse: () => void }

/** Each hash takes 32 MB and a core; one core is left to the event loop if there is more than one. */
const maxAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1))
const maxWaiting = 60

const queue = singleton('hash-queue', () => ({
  running: 0,
  urgent: [] as Waiting[],
  /** By caller, in the order of their turns. */
  waiting: new Map<string, Waiting[]>(),
}))

/**
 * Runs memory-intensive and slow work, a few at a time. `from`: callers take turns, whatever the number each has
 * waiting; null goes first and is never refused. If too many wait, one of the caller with the most waiting gets "busy".
 */
export function inHashQueue<T>(from: string | null, work: () => Promise<T>): Promise<T | 'busy'> {
  return new Promise((resolve, reject) => {
    const waiting: Waiting = {
      start() {
        queue.running += 1
        work()
          .then(resolve, reject)
          .finally(() => {
            queue.running -= 1
            startNext()
          })
      },
      refuse: () => resolve('busy'),
    }
    if (from === null) queue.urgent.push(waiting)
    else if (!makeRoom(from)) return waiting.refuse()
    else queue.waiting.set(from, [...(queue.waiting.get(from) ?? []), waiting])
    startNext()
  })
}

/** If the queue is full, refuses one request of the caller with the most waiting; false if that is the new one's. */
function makeRoom(from: string): boolean {
  const lists = [...queue.waiting.values()]
  if (lists.reduce((sum, list) => sum + list.length, 0) < maxWaiting) return true
  const longest = lists.reduce((one, other) => (other.length > one.length ? other : one))
  if (longest.length <= (queue.waiting.get(from)?.length ?? 0) + 1) return false
  longest.pop()?.refuse()
  return true
}

function startNext(): void {
  while (queue.running < maxAtOnce) {
    const next = queue.urgent.shift() ?? nextInTurn()
    if (!next) return
    next.start()
  }
}

function nextInTurn(): Waiting | undefined {
  const [turn] = queue.waiting
  if (!turn) return undefined
  const [from, list] = turn
  queue.waiting.delete(from)
  if (list.length > 1) queue.waiting.set(from, list.slice(1))
  return list[0]
}
