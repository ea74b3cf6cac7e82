import type { KeyboardEvent } from 'react'

export type CellPosition = { index: number; column: number }

type Grid = { position: CellPosition; count: number; columnCount: number; pageRows: number }
type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

/** Where a key moves the active cell; undefined for other keys. The position may be outside the grid. */
export function moveFor(event: Keys, { position, count, columnCount, pageRows }: Grid): CellPosition | undefined {
  const { index, column } = position
  const isToEnd = event.ctrlKey || event.metaKey
  switch (event.key) {
    case 'ArrowDown':
      return { index: isToEnd ? count - 1 : index + 1, column }
    case 'ArrowUp':
      return { index: isToEnd ? 0 : index - 1, column }
    case 'ArrowRight':
      return { index, column: isToEnd ? columnCount - 1 : column + 1 }
    case 'ArrowLeft':
      return { index, column: isToEnd ? 0 : column - 1 }
    case 'PageDown':
      return { index: index + pageRows, column }
    case 'PageUp':
      return { index: index - pageRows, column }
    case 'Home':
      return { index: isToEnd ? 0 : index, column: 0 }
    case 'End':
      return { index: isToEnd ? count - 1 : index, column: columnCount - 1 }
    default:
      return undefined
  }
}

/** The grid position of the cell that contains an element. */
export function cellPositionAt(target: EventTarget): CellPosition | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const row = cell?.closest<HTMLElement>('[data-index]')
  return cell && row ? { index: Number(row.dataset.index), column: Number(cell.dataset.column) } : null
}
