import type { CSSProperties } from 'react'
import type { Column } from '@/lib/records/column'
import type { Pointer } from '@/lib/records/pointer'
import type { ValueKind } from '@/lib/records/value-kind'
import type { ListView } from '@/lib/views/contract'
import type { Viewport } from '../../ui/use-viewport'

declare module 'react' {
  interface CSSProperties {
    '--width'?: string
  }
}

/** A column with its width in pixels; `isChosen`: the user chose the width. */
export type VisibleColumn = Pick<Column, 'pointer' | 'kind'> & { width: number; isChosen: boolean }

/**
 * The columns to render: always the first, and others near the view; `before` and `after`: pixels for those omitted.
 */
export type DrawnColumns = {
  first: VisibleColumn | undefined
  others: VisibleColumn[]
  from: number
  before: number
  after: number
  /**
   * Whether the first column stays in place while the others scroll; off when not needed, since each row then has
   * layers of its own.
   */
  isPinned: boolean
}

/** Limits for a width chosen by the user, in pixels. */
export const narrowest = 64
export const widest = 800

/** How many columns are shown until the user chooses. */
export const maxDefaultColumns = 6

/** Width of the checkbox column in front. */
const selectWidth = 40
/** Width of the first column, which identifies the row. */
const firstWidth = 192
const widthOfKind: Partial<Record<ValueKind, number>> = {
  number: 112,
  boolean: 112,
  'date-time': 176,
  email: 256,
  phone: 168,
  url: 224,
  list: 224,
  nested: 224,
  'long-text': 208,
}
const usualWidth = 152

/** Widths in pixels by pointer, as first shown. */
export type UsualWidths = ReadonlyMap<string, number>

/**
 * Returns a view's columns in its order, including ones that no record has any more, since the user chose them. A
 * column keeps its first width when later records change its kind: pass `usual` to the next call.
 */
export function visibleColumns(
  found: readonly Column[],
  { columns, widths }: ListView,
  before: UsualWidths,
  isFirstWide = true,
): { columns: VisibleColumn[]; usual: UsualWidths } {
  const known = new Map(found.map((column) => [column.pointer, column]))
  const chosen = columns?.map((pointer) => known.get(pointer) ?? emptyColumn(pointer)) ?? found
  const usual = new Map(before)
  const shown = chosen.map((column, index) => {
    const { pointer, kind } = column
    const width = Object.hasOwn(widths, pointer) ? widths[pointer] : undefined
    const usualOne = before.get(pointer) ?? widthOfKind[kind] ?? usualWidth
    usual.set(pointer, usualOne)
    return {
      pointer,
      kind,
      width: width ?? (index === 0 && isFirstWide ? firstWidth : usualOne),
      isChosen: width !== undefined,
    }
  })
  return { columns: shown, usual: usual.size === before.size ? before : usual }
}

/** Whether both look the same, so that rows need not rerender. */
export function areSameColumns(some: readonly VisibleColumn[], others: readonly VisibleColumn[]): boolean {
  return (
    some.length === others.length &&
    some.every((column, index) => {
      const other = others[index]
      return (
        other?.pointer === column.pointer &&
        other.width === column.width &&
        other.isChosen === column.isChosen &&
        isNumber(other) === isNumber(column)
      )
    })
  )
}

export function isNumber({ kind }: VisibleColumn): boolean {
  return kind === 'number'
}

/** Returns the columns to render for a viewport. */
export function drawnColumns(
  [first, ...others]: readonly VisibleColumn[],
  { left, width }: Pick<Viewport, 'left' | 'width'>,
): DrawnColumns {
  // `left` may be up to one step ahead of the view.
  const start = left - 2 * margin
  const end = left + width + margin - selectWidth - (first ? shownWidth(first, width) : 0)
  let x = 0
  let from = 0
  let before = 0
  let after = 0
  const drawn: VisibleColumn[] = []
  for (const column of others) {
    const own = shownWidth(column, width)
    if (x + own < start) {
      before += own
      from += 1
    } else if (x > end) after += own
    else drawn.push(column)
    x += own
  }
  return { first, others: drawn, from, before, after, isPinned: left > 0 }
}

const margin = 80

/** Returns the columns for a card on a phone: as many as fit, and the field of `time`, even if it is no column. */
export function cardColumns(columns: readonly VisibleColumn[], time: Pointer | null = null): DrawnColumns {
  const [first, ...rest] = columns
  const known = columns.find(({ pointer }) => pointer === time)
  const dated = time === null || known === first ? undefined : (known ?? timeColumn(time))
  const others = rest.filter((column) => column !== dated).slice(0, 3)
  return { first, others: dated ? [...others, dated] : others, from: 0, before: 0, after: 0, isPinned: false }
}

function timeColumn(pointer: Pointer): VisibleColumn {
  return { pointer, kind: 'date-time', width: widthOfKind['date-time'] ?? usualWidth, isChosen: false }
}

/**
 * A column's width in a narrow list, such as beside details, by its usual width. The column's class has both widths
 * (list.css), since the server's HTML must not contain style attributes.
 */
const narrowWidths: Record<number, number> = {
  112: 88,
  152: 112,
  168: 120,
  // Fits the longest value, "Nov 26, 12:29 PM".
  176: 136,
  192: 152,
  208: 136,
  224: 136,
  256: 152,
}

/** Some columns can be wider than that in a window of 1024 pixels. */
const middleWidths: Record<number, number> = { ...narrowWidths, 168: 168, 176: 168, 208: 168, 224: 168, 256: 184 }

/** In a wide list, names, addresses and long texts fit in full. */
const wideWidths: Record<number, number> = { 192: 232, 208: 264, 256: 312 }

/** A list narrower than this many pixels is narrow; list.css uses the same numbers. */
const narrowBelow = 1000
const middleFrom = 940
const wideFrom = 1500

/** Returns a column's width in a list of this width. */
export function shownWidth({ width, isChosen }: VisibleColumn, listWidth: number): number {
  return (isChosen ? undefined : widthsFor(listWidth)[width]) ?? width
}

function widthsFor(listWidth: number): Record<number, number> {
  if (listWidth < middleFrom) return narrowWidths
  if (listWidth < narrowBelow) return middleWidths
  return listWidth < wideFrom ? {} : wideWidths
}

export function widthClass({ width, isChosen }: VisibleColumn): string {
  return isChosen ? 'md:w-(--width)' : `list-w-${width}`
}

/** The style for a chosen width; on phones the classes ignore it. */
export function widthStyle({ width, isChosen }: VisibleColumn): CSSProperties | undefined {
  return isChosen ? { '--width': `${width}px` } : undefined
}

function emptyColumn(pointer: string): Column {
  return { pointer, kind: 'empty', filled: 0, sample: '' }
}

/** Returns the width of all columns and the checkbox, in pixels; the browser would have to measure every cell. */
export function tableWidth(columns: readonly VisibleColumn[], listWidth: number): number {
  return columns.reduce((sum, column) => sum + shownWidth(column, listWidth), selectWidth + 2 * rowPadding)
}

const rowPadding = 8
