import { createQueue } from './queue'

/** A `person` request has a user waiting at the screen; no user waits for a single `bulk` request. */
export const lanes = ['person', 'bulk'] as const
export type Lane = (typeof lanes)[number]

type Waiter = { lane: Lane; admit: () => void }

/** At most this many person requests overtake a waiting bulk request: bulk keeps an eighth of the turns. */
export const maxPersonsAhead = 7

/** The waiting requests: first in, first out within a lane, person before bulk. */
export function createLanes() {
  const queues = { person: createQueue<Waiter>(), bulk: createQueue<Waiter>() }
  let overtaken = 0

  return {
    waiting: (): Record<Lane, number> => ({ person: queues.person.size, bulk: queues.bulk.size }),
    /** Adds a request to the end of its lane; the returned function removes it. */
    push: (waiter: Waiter): (() => void) => queues[waiter.lane].push(waiter),
    /** The next request to go; undefined if none of the waiting ones may go. */
    next(canBulkGo: boolean): Waiter | undefined {
      const person = queues.person.first()
      const bulk = canBulkGo ? queues.bulk.first() : undefined
      const isBulkDue = overtaken >= maxPersonsAhead
      return isBulkDue ? (bulk ?? person) : (person ?? bulk)
    },
    /** Call for each admitted request: counts how often the waiting bulk request was overtaken. */
    onAdmitted(lane: Lane): void {
      overtaken = lane === 'person' && queues.bulk.size > 0 ? overtaken + 1 : 0
    },
  }
}
