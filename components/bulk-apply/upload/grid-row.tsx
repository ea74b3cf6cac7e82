import { memo } from 'react'
import type { SheetRow, Target } from '@/lib/bulk-apply/sheet/contract'
import { issueSeverity } from '@/lib/bulk-apply/sheet/issue-kind'
import { Skeleton } from '../../ui/skeleton'
import { CellEditor } from './cell-editor'
import { checkWords } from './check/words'
import { causeOf, issuesInWords } from './check-words'
import { StateCell } from './state-cell'
import type { Editing } from './use-cell-edit'

export type GridColumns = Target[]

/** Number of cells before those of the upload: the row number and the state. */
export const firstCell = 2

/** Minimum column width in pixels; columns grow where there is room. */
export function widthOf({ key, node }: Target): number {
  if (key === 'email' || key === 'job') return 220
  return node?.kind === 'long-text' ? 280 : 150
}

/** Widths of the columns before those of the upload. Causes get more where there is room and nothing scrolls sideways. */
export const rowNumberWidth = 'w-16 max-md:w-24'
export const stateWidth = (showsCauses: boolean) =>
  `${showsCauses ? 'w-90 md:grow-2 touch:w-98' : 'w-56 touch:w-64'} max-md:w-26 max-md:touch:w-34 md:sticky md:left-16`
/** Keeps a cell that is scrolled to clear of the sticky columns. */
const besideState = (showsCauses: boolean) =>
  `scroll-ml-18 max-md:scroll-ml-26 ${showsCauses ? 'md:scroll-ml-108 md:touch:scroll-ml-116' : 'md:scroll-ml-74 md:touch:scroll-ml-82'}`

type GridRowProps = {
  index: number
  /** Undefined while it is loading. */
  row: SheetRow | undefined
  /** Error from the server's check. */
  rowError: string | undefined
  columns: GridColumns
  /** Job titles by job id. */
  jobTitles: ReadonlyMap<string, string>
  showsCauses: boolean
  /** On phones, the cells that identify the row are mostly out of view. */
  isPhone: boolean
  height: number
  /** Index of the cell in the tab order. */
  activeColumn: number | null
  editing: Editing | null
  describedBy: string
  onType: (text: string) => void
  onLeave: () => void
}

export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, row, rowError, columns, jobTitles, showsCauses, isPhone, height, activeColumn } = props
  const { editing, describedBy, onType, onLeave } = props
  const cell = (column: number) => ({
    'aria-colindex': column + 1,
    'data-column': column,
    tabIndex: activeColumn === column ? 0 : -1,
    'aria-describedby': activeColumn === column ? describedBy : undefined,
  })
  const isOut = row?.state === 'left-out'
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      className={`flex w-full items-stretch border-b text-table tabular-nums ${isOut ? 'text-quiet' : ''}`}
      style={{ height }}
    >
      <div
        role="rowheader"
        {...cell(0)}
        className={`sticky left-0 z-10 flex ${rowNumberWidth} shrink-0 scroll-mt-10 scroll-mb-18 items-center border-r bg-surface px-3 -outline-offset-2 focus:outline-2 focus:outline-accent max-md:px-2`}
      >
        {row ? (
          <span className="min-w-0 max-md:leading-4">
            {row.row}
            {isPhone && <bdi className="block truncate text-small text-quiet">{row.who}</bdi>}
          </span>
        ) : (
          <Skeleton className="h-3.5 w-8" />
        )}
      </div>
      <div
        role="gridcell"
        {...cell(1)}
        className={`flex ${stateWidth(showsCauses)} shrink-0 scroll-mt-10 scroll-mb-18 scroll-ml-18 items-center gap-1 max-md:scroll-ml-26 bg-surface px-2 md:z-10 md:-mr-px md:border-r -outline-offset-2 focus:outline-2 focus:outline-accent`}
      >
        {row ? (
          <StateCell
            row={row}
            texts={issuesInWords(row.issues, columns)}
            rowError={rowError}
            cause={showsCauses ? causeOf(row, columns) : ''}
          />
        ) : (
          <Skeleton className="h-3.5 w-20" />
        )}
      </div>
      {columns.map((target, index) => {
        const texts = (row?.issues ?? []).filter((issue) => issue.target === target.key)
        const isWrong = texts.some(({ kind }) => issueSeverity[kind] === 'error')
        const isEdited = editing?.target === target.key
        const value = row?.cells[index] ?? ''
        const title = target.key === 'job' ? jobTitles.get(value.trim()) : undefined
        return (
          <div
            key={target.key}
            role="gridcell"
            {...cell(index + firstCell)}
            aria-invalid={(isWrong && !isOut) || undefined}
            data-review={(texts.length > 0 && !isWrong && !isOut) || undefined}
            title={texts.length > 0 ? texts.map(({ message }) => message).join('\n') : undefined}
            style={{ width: widthOf(target) }}
            className={`relative flex shrink-0 grow scroll-mt-10 scroll-mb-18 ${besideState(showsCauses)} items-center border-l px-2 -outline-offset-2 focus:outline-2 focus:outline-accent data-review:bg-unclear-soft aria-invalid:bg-bad-soft`}
          >
            {row === undefined ? (
              <Skeleton className="h-3.5 w-3/4" />
            ) : isEdited ? (
              <CellEditor
                label={checkWords.cell({ title: target.title, row: String(row.row) })}
                text={editing.text}
                onType={onType}
                onLeave={onLeave}
              />
            ) : (
              <span className={`truncate whitespace-pre ${isOut ? 'line-through' : ''}`}>
                <bdi className={title ? 'text-quiet' : ''}>{value}</bdi>
                {title && <bdi> {title}</bdi>}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
})
