import { describe, expect, test } from 'vitest'
import { createLanes, type Lane } from './lanes'

function lanesWith(...waiting: Lane[]) {
  const lanes = createLanes()
  for (const lane of waiting) lanes.push({ lane, admit: () => {} })
  return lanes
}

/** Takes turns until no request may go, and returns their lanes. */
function turns(lanes: ReturnType<typeof createLanes>, count: number, refill: Lane) {
  return Array.from({ length: count }, () => {
    const lane = lanes.next(true)?.lane
    if (lane) lanes.onAdmitted(lane)
    if (lane === 'bulk') lanes.push({ lane: refill, admit: () => {} })
    return lane
  })
}

describe('the next turn', () => {
  test('goes to a person before bulk', () => {
    expect(lanesWith('bulk', 'person').next(true)?.lane).toBe('person')
  })

  test('goes to waiting bulk requests after seven persons, repeatedly', () => {
    const lanes = lanesWith('person', 'bulk')
    const expected = [...Array(7).fill('person'), 'bulk']
    expect(turns(lanes, 16, 'bulk')).toEqual([...expected, ...expected])
  })

  test('goes to nobody when only bulk is waiting and may not go', () => {
    expect(lanesWith('bulk').next(false)).toBeUndefined()
    expect(lanesWith('bulk').next(true)?.lane).toBe('bulk')
    expect(lanesWith().next(true)).toBeUndefined()
  })

  test('stays a person’s when bulk is due and may not go', () => {
    const lanes = lanesWith('person', 'bulk')
    for (let turn = 0; turn < 9; turn += 1) lanes.onAdmitted('person')
    expect(lanes.next(false)?.lane).toBe('person')
    expect(lanes.next(true)?.lane).toBe('bulk')
  })

  test('is not counted against persons while no bulk is waiting', () => {
    const lanes = lanesWith('person')
    for (let turn = 0; turn < 9; turn += 1) lanes.onAdmitted('person')
    lanes.push({ lane: 'bulk', admit: () => {} })
    expect(lanes.next(true)?.lane).toBe('person')
  })
})

test('counts waiting requests by lane, without removed ones', () => {
  const lanes = lanesWith('person', 'bulk', 'bulk')
  lanes.push({ lane: 'person', admit: () => {} })()
  expect(lanes.waiting()).toEqual({ person: 1, bulk: 2 })
})
