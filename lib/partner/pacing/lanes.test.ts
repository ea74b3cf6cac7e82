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

describe('whose turn it is', () => {
  test('is a person’s before bulk', () => {
    expect(lanesWith('bulk', 'person').next(true)?.lane).toBe('person')
  })

  test('is waiting bulk’s after seven persons, again and again', () => {
    const lanes = lanesWith('person', 'bulk')
    const expected = [...Array(7).fill('person'), 'bulk']
    expect(turns(lanes, 16, 'bulk')).toEqual([...expected, ...expected])
  })

  test('is nobody’s where only bulk waits and may not go', () => {
    expect(lanesWith('bulk').next(false)).toBeUndefined()
    expect(lanesWith('bulk').next(true)?.lane).toBe('bulk')
    expect(lanesWith().next(true)).toBeUndefined()
  })

  test('stays a person’s where bulk is due and may not go', () => {
    const lanes = lanesWith('person', 'bulk')
    for (let turn = 0; turn < 9; turn += 1) lanes.onAdmitted('person')
    expect(lanes.next(false)?.lane).toBe('person')
    expect(lanes.next(true)?.lane).toBe('bulk')
  })

  test('is not counted against persons while no bulk waits', () => {
    const lanes = lanesWith('person')
    for (let turn = 0; turn < 9; turn += 1) lanes.onAdmitted('person')
    lanes.push({ lane: 'bulk', admit: () => {} })
    expect(lanes.next(true)?.lane).toBe('person')
  })
})

test('the waiting requests are counted by lane, without those that were taken out', () => {
  const lanes = lanesWith('person', 'bulk', 'bulk')
  lanes.push({ lane: 'person', admit: () => {} })()
  expect(lanes.waiting()).toEqual({ person: 1, bulk: 2 })
})
