import { describe, expect, test } from 'vitest'
import type { Column } from '@/lib/records/column'
import { plainView } from '@/lib/views/plain-view'
import { areSameColumns, drawnColumns, tableWidth, visibleColumns } from './visible-columns'

const column = (pointer: string, kind: Column['kind'] = 'text'): Column => ({ pointer, kind, filled: 1, sample: 'x' })
const found = [column('/name'), column('/email', 'email'), column('/score', 'number')]
const pointers = (columns: readonly { pointer: string }[]) => columns.map(({ pointer }) => pointer)

describe('the columns of a view', () => {
  test('are all that were found, and chosen ones in their order, also where no record has them any more', () => {
    expect(pointers(visibleColumns(found, plainView, new Map()))).toEqual(['/name', '/email', '/score'])
    const view = { ...plainView, columns: ['/score', '/gone'] }
    expect(pointers(visibleColumns(found, view, new Map()))).toEqual(['/score', '/gone'])
  })

  test('keep the width they had first, whatever else is met, and take a chosen one', () => {
    const usual = new Map<string, number>()
    const [, before] = visibleColumns([column('/name'), column('/job')], plainView, usual)
    const [, after] = visibleColumns([column('/name'), column('/job', 'long-text')], plainView, usual)
    expect(after?.width).toBe(before?.width)
    const [, chosen] = visibleColumns(found, { ...plainView, widths: { '/email': 333 } }, usual)
    expect(chosen).toMatchObject({ width: 333, isChosen: true })
  })

  test('are the same as long as they draw the same', () => {
    const some = visibleColumns(found, plainView, new Map())
    const more = visibleColumns([...found, column('/new')], plainView, new Map())
    expect(areSameColumns(some, visibleColumns(found, plainView, new Map()))).toBe(true)
    expect(areSameColumns(some, more)).toBe(false)
    expect(areSameColumns(more, some)).toBe(false)
  })

  test('are drawn where one looks; what is left out takes its room', () => {
    const many = visibleColumns(
      Array.from({ length: 100 }, (_, index) => column(`/field${index}`)),
      plainView,
      new Map(),
    )
    for (const left of [0, 80, 4_000, 16_000]) {
      const drawn = drawnColumns(many, { left, width: 1_000 })
      expect(drawn.others.length).toBeLessThan(12)
      const width = drawn.others.reduce((sum, one) => sum + one.width, 0)
      expect((drawn.first?.width ?? 0) + drawn.before + width + drawn.after).toBe(tableWidth(many) - 40 - 16)
      expect(pointers(drawn.others)[0]).toBe(`/field${drawn.from + 1}`)
    }
    expect(drawnColumns(many, { left: 0, width: 1_000 }).isPinned).toBe(false)
    expect(drawnColumns(many, { left: 80, width: 1_000 }).isPinned).toBe(true)
  })
})
