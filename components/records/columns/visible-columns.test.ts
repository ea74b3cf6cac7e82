import { describe, expect, test } from 'vitest'
import type { Column } from '@/lib/records/column'
import type { ListView } from '@/lib/views/contract'
import { plainView } from '@/lib/views/plain-view'
import { areSameColumns, cardColumns, drawnColumns, shownWidth, tableWidth, visibleColumns } from './visible-columns'

const column = (pointer: string, kind: Column['kind'] = 'text'): Column => ({ pointer, kind, filled: 1, sample: 'x' })
const found = [column('/name'), column('/email', 'email'), column('/score', 'number')]
const pointers = (columns: readonly { pointer: string }[]) => columns.map(({ pointer }) => pointer)

const columnsOf = (found: readonly Column[], view: ListView) => visibleColumns(found, view, new Map()).columns

describe('the columns of a view', () => {
  test('are all columns found, and chosen ones in their order even if no record has them any more', () => {
    expect(pointers(columnsOf(found, plainView))).toEqual(['/name', '/email', '/score'])
    const view = { ...plainView, columns: ['/score', '/gone'] }
    expect(pointers(columnsOf(found, view))).toEqual(['/score', '/gone'])
  })

  test('keep their first width when their kind changes, and take a chosen one', () => {
    const { columns, usual } = visibleColumns([column('/name'), column('/job')], plainView, new Map())
    const changed = visibleColumns([column('/name'), column('/job', 'long-text')], plainView, usual)
    expect(changed.columns[1]?.width).toBe(columns[1]?.width)
    expect(changed.usual).toBe(usual)
    const chosen = columnsOf(found, { ...plainView, widths: { '/email': 333 } })
    expect(chosen[1]).toMatchObject({ width: 333, isChosen: true })
  })

  test('fit windows of 1440 and 1024 pixels when they are the default six, and the room beside details', () => {
    const usual = [
      column('/name'),
      column('/email', 'email'),
      column('/status'),
      column('/job', 'long-text'),
      column('/applied_at', 'date-time'),
      column('/source'),
    ]
    const columns = columnsOf(usual, plainView)
    const scrollbar = 15
    expect(tableWidth(columns, 1_208 - scrollbar)).toBeLessThanOrEqual(1_208 - scrollbar)
    const small = 968 - scrollbar
    expect(tableWidth(columns, small)).toBeLessThanOrEqual(small)
    expect(tableWidth(columns, small), 'and leave nothing free').toBeGreaterThan(small - 20)
    const besideDetails = 768 - scrollbar
    expect(tableWidth(columns.slice(0, 5), besideDetails)).toBeLessThanOrEqual(besideDetails)
    const wide = 1_688 - scrollbar
    expect(tableWidth(columns, wide), 'and longer texts are seen').toBeGreaterThan(tableWidth(columns, 1_208))
    const more = columnsOf([...usual, column('/city'), column('/years', 'number')], plainView)
    expect(tableWidth(more, wide), 'also with two more').toBeLessThanOrEqual(wide)
  })

  test('make a card of four on phones, always with the time of the application', () => {
    const columns = columnsOf([...found, column('/city'), column('/applied_at', 'date-time')], plainView)
    const cardOf = (time: string | null) => pointers(cardColumns(columns, time).others)
    expect(cardOf(null)).toEqual(['/email', '/score', '/city'])
    for (const time of ['/applied_at', '/sent']) expect(cardOf(time)).toEqual(['/email', '/score', '/city', time])
    expect(cardOf('/email')).toEqual(['/score', '/city', '/applied_at', '/email'])
    expect(cardOf('/name'), 'by which the card is known').toEqual(cardOf(null))
  })

  test('resized by the user keep their width in a narrow list', () => {
    const [, email] = columnsOf(found, { ...plainView, widths: { '/email': 333 } })
    expect(email && shownWidth(email, 700)).toBe(333)
  })

  test('are equal while they look the same', () => {
    const some = columnsOf(found, plainView)
    const more = columnsOf([...found, column('/new')], plainView)
    expect(areSameColumns(some, columnsOf(found, plainView))).toBe(true)
    expect(areSameColumns(some, more)).toBe(false)
    expect(areSameColumns(more, some)).toBe(false)
  })

  test('are rendered only near the viewport, with spacers as wide as the others', () => {
    const many = columnsOf(
      Array.from({ length: 100 }, (_, index) => column(`/field${index}`)),
      plainView,
    )
    for (const left of [0, 80, 4_000, 14_000]) {
      const drawn = drawnColumns(many, { left, width: 1_000 })
      expect(drawn.others.length).toBeLessThan(12)
      const width = drawn.others.reduce((sum, one) => sum + one.width, 0)
      expect((drawn.first?.width ?? 0) + drawn.before + width + drawn.after).toBe(tableWidth(many, 1_000) - 40 - 16)
      expect(pointers(drawn.others)[0]).toBe(`/field${drawn.from + 1}`)
    }
    expect(drawnColumns(many, { left: 0, width: 1_000 }).isPinned).toBe(false)
    expect(drawnColumns(many, { left: 80, width: 1_000 }).isPinned).toBe(true)
  })
})
