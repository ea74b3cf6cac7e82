import { describe, expect, it } from 'vitest'
import { against } from '../../e2e/bench/against.mjs'
import { figuresOf, judge } from '../../e2e/bench/figures.mjs'
import { markdownTable, table } from '../../e2e/bench/table.mjs'

type Aim = Record<string, number>
type Runs = Record<string, number[]>

const runsOf = (values: Runs) =>
  Object.fromEntries(Object.entries(values).map(([target, runs]) => [target, runs.map((ms) => ({ ms }))]))

const figure = (aim: Aim, values: Runs, name = 'First row') => {
  const line = { name, unit: 'ms', of: (run: { ms: number }) => run.ms, ...aim }
  return figuresOf({ id: 'first-view', name: 'first-view', title: 'First view', lines: [line] }, runsOf(values))[0]
}

const record = (figures: unknown[], more = {}) => ({
  commit: '0123456789abcdef',
  isChanged: false,
  at: '2026-01-01T00:00:00.000Z',
  machine: { processor: 'One', cores: 2 },
  browser: '147',
  figures,
  ...more,
})

describe('a figure', () => {
  it('is the median of its runs, with their range, for each target', () => {
    const { desk, floor, peer } = figure({}, { desk: [3, 1, 2], floor: [4, 6] })
    expect(desk).toEqual({ median: 2, least: 1, most: 3 })
    expect(floor.median).toBe(5)
    expect(peer).toBeNull()
  })

  it('is missing when one run could not measure it', () => {
    expect(figure({}, { desk: [1, Number.NaN] }).desk).toBeNull()
  })
})

describe('a goal', () => {
  it('can be a number, a share of the floor or a share of the peer', () => {
    const values = { desk: [130], floor: [100], peer: [120] }
    expect(judge(figure({ most: 130 }, values))).toBe('within')
    expect(judge(figure({ under: 130 }, values))).toBe('over')
    expect(judge(figure({ least: 131 }, values))).toBe('under')
    expect(judge(figure({ mostRatio: 1.3 }, values))).toBe('within')
    expect(judge(figure({ leastRatio: 1.4 }, values))).toBe('under')
    expect(judge(figure({ mostPeerRatio: 1 }, values))).toBe('over')
  })

  it('is met when both the desk and the peer take no time', () => {
    expect(judge(figure({ mostPeerRatio: 1 }, { desk: [0], peer: [0] }))).toBe('within')
    expect(judge(figure({ mostPeerRatio: 1 }, { desk: [1], peer: [0] }))).toBe('over')
  })

  it('is not met when there is nothing to compare the desk with', () => {
    expect(judge(figure({ mostRatio: 1.3 }, { desk: [1] }))).toBe('not measured')
    expect(judge(figure({ most: 1 }, { desk: [Number.NaN] }))).toBe('not measured')
  })
})

describe('the tables', () => {
  it('have columns only for what was measured, and a ratio to each', () => {
    const [head, line] = table([figure({ mostRatio: 1.3 }, { desk: [1_500], floor: [1_000] })]).split('\n')
    expect(head).not.toContain('peer')
    expect(line).toMatch(/1,500 ms \(1,500–1,500\) +1,000 ms \(1,000–1,000\) +1\.50x +at most 1\.3x the floor +over/)
  })

  it('omit figures without a goal from the README', () => {
    const figures = [figure({ most: 2 }, { desk: [1] }), figure({}, { desk: [7] }, 'For information')]
    expect(markdownTable(figures)).toContain('| First row | 1 ms | – | – | – | – | at most 2 ms | within |')
    expect(markdownTable(figures)).not.toContain('For information')
  })
})

describe('two runs', () => {
  const before = record([figure({}, { desk: [200], floor: [100] }), figure({}, { desk: [1] }, 'Gone')])
  const after = record([figure({}, { desk: [100], floor: [110] }), figure({}, { desk: [1] }, 'New')])

  it('are compared figure by figure, with the change of the floor', () => {
    expect(against(before, after)).toMatch(/first-view: First row +200 ms +100 ms +0\.50x +1\.10x/)
  })

  it('list the figures that only one of them has', () => {
    expect(against(before, after)).toContain('first-view: New: only now')
    expect(against(before, after)).toContain('first-view: Gone: only before')
  })

  it('report different machines or browsers', () => {
    expect(against(before, after)).not.toMatch(/Not the same/)
    const elsewhere = record([], { machine: { processor: 'Two', cores: 2 }, browser: '148' })
    expect(against(before, elsewhere)).toContain('Not the same machine')
    expect(against(before, elsewhere)).toContain('Not the same browser')
  })
})
