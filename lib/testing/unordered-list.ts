import { createMovingList, type MovingList } from './moving-list'

/** Returns numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Sorts by day alone: records of the same day stand in a new order for every request. */
export function shuffleDays(list: MovingList, perDay: number, random: () => number): void {
  const dayOf = (id: unknown) => Math.floor((Number(id) - 1) / perDay)
  const keyed = list.records.map((record) => ({ record, day: dayOf(record.id), lot: random() }))
  keyed.sort((one, other) => one.day - other.day || one.lot - other.lot)
  list.records = keyed.map(({ record }) => record)
}

/** Records with ids from 1, `perDay` of each day, whose order within a day is never the same. */
export function listByDay({ count = 460, perDay = 25, seed = 1 } = {}) {
  const random = randomOf(seed)
  return createMovingList(count, (_, list) => {
    shuffleDays(list, perDay, random)
    return undefined
  })
}
