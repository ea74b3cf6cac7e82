import { createQueue } from './queue'

/** A `person` waits at the screen for the request; nobody watches a single `bulk` request. */
export type Lane = 'person' | 'bulk'

type Waiter = { lane: Lane; admit: () => void }

/** So many persons go ahead of a waiting bulk request, then it has its turn: bulk keeps an eighth. */
export const maxPersonsAhead = 7

/** The waiting requests: first in, first out within a lane, a person before bulk. */
export function createLanes() {
  const queues = { person: createQueue<Waiter>(), bulk: createQueue<Waiter>() }
  let overtaken = 0

  return {
    waiting: (): Record<Lane, number> => ({ person: queues.person.size, bulk: queues.bulk.size }),
    /** Puts a request at the end of its lane; the returned function takes it out. */
    push: (waiter: Waiter): (() => void) => queues[waiter.lane].push(waiter),
    /** Whose turn it is; undefined where nobody waits who may go. */
    next(canBulkGo: boolean): Waiter | undefined {
      const person = queues.person.first()
      const bulk = canBulkGo ? queues.bulk.first() : undefined
      const isBulkDue = overtaken >= maxPersonsAhead
      return isBulkDue ? (bulk ?? person) : (person ?? bulk)
    },
    /** Call for each admitted request: counts how often waiting bulk was overtaken. */
    onAdmitted(lane: Lane): void {
      overtaken = lane === 'person' && queues.bulk.size > 0 ? overtaken + 1 : 0
    },
  }
}
