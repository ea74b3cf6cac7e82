'use client'

import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft, GripVertical } from 'lucide-react'
import type { PointerEvent, ReactNode } from 'react'
import { shownText } from '@/components/records/shown-text'
import type { Column } from '@/lib/records/column'
import { columnsWords } from './words'

type ColumnChoiceProps = {
  pointer: string
  label: string
  /** Undefined when no loaded record has the field. */
  column: Column | undefined
  count: number
  isShown: boolean
  isOnly: boolean
  isDragged: boolean
  onShow: (isShown: boolean) => void
  /** Called with the number of pixels to widen the column by; negative to narrow it. */
  onWiden: (by: number) => void
  /** Undefined while only some of the columns are listed. */
  onDrag: ((event: PointerEvent<HTMLElement>) => void) | undefined
  onUp?: () => void
  onDown?: () => void
}

const widthStep = 32

/** One field: whether it is shown as a column, how often it is filled and an example, its position and its width. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const { pointer, label, column, count, isShown, isOnly, isDragged, onShow, onWiden, onDrag } = props
  return (
    <li
      data-drag-key={isShown ? pointer : undefined}
      className={`flex items-center gap-2 border-b py-2 ${isDragged ? 'bg-accent-soft' : ''}`}
    >
      {onDrag && (
        // Keyboard users move it with the arrow buttons on the right.
        <span
          aria-hidden
          title={columnsWords.drag}
          data-drag-handle
          onPointerDown={isShown ? onDrag : undefined}
          className={`grid h-8 w-5 shrink-0 touch-none place-items-center text-quiet touch:h-11 ${isShown ? 'cursor-grab active:cursor-grabbing' : 'invisible'}`}
        >
          <GripVertical className="size-4" />
        </span>
      )}
      <label className="flex min-w-0 flex-1 items-center gap-2.5">
        <input
          type="checkbox"
          checked={isShown}
          disabled={isShown && isOnly}
          onChange={(event) => onShow(event.target.checked)}
          className="size-4 shrink-0 accent-accent"
        />
        <span className="grid min-w-0">
          <span className="truncate font-medium">{label}</span>
          <span dir="auto" className="truncate text-small text-quiet">
            {filledWords(column, count)}
          </span>
        </span>
      </label>
      {isShown && (
        <span className="flex">
          <Step label={columnsWords.moveUp({ column: label })} onStep={props.onUp}>
            <ArrowUp aria-hidden className="size-4" />
          </Step>
          <Step label={columnsWords.moveDown({ column: label })} onStep={props.onDown}>
            <ArrowDown aria-hidden className="size-4" />
          </Step>
          <span className="flex max-md:hidden">
            <Step label={columnsWords.narrower({ column: label })} onStep={() => onWiden(-widthStep)}>
              <ChevronsRightLeft aria-hidden className="size-4" />
            </Step>
            <Step label={columnsWords.wider({ column: label })} onStep={() => onWiden(widthStep)}>
              <ChevronsLeftRight aria-hidden className="size-4" />
            </Step>
          </span>
        </span>
      )}
    </li>
  )
}

/** "82% filled · Hamburg". */
function filledWords(column: Column | undefined, count: number): string {
  if (!column || count === 0 || column.filled === 0) return columnsWords.empty
  const percent = (100 * column.filled) / count
  const share =
    column.filled === count
      ? columnsWords.always
      : percent < 1
        ? columnsWords.hardlyFilled
        : columnsWords.filled({ percent: String(Math.floor(percent)) })
  return column.sample === '' ? share : `${share} · ${shownText(column.sample)}`
}

function Step({ label, onStep, children }: { label: string; onStep: (() => void) | undefined; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={onStep ? undefined : true}
      onClick={onStep}
      className="grid size-8 place-items-center rounded-control hover:bg-sunken aria-disabled:opacity-40 touch:size-11"
    >
      {children}
    </button>
  )
}
