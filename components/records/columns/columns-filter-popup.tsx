'use client'

import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { buttonClass } from '../../ui/button'
import { type ColumnFilter, isFilterSet } from './column-filter'
import { FieldFilterForm } from './field-filter-form'
import { FoldedPart } from './folded-part'
import { columnFilterWords } from './words'

export type ColumnsFilterProps = {
  columns: readonly { pointer: string; label: string; filter: ColumnFilter }[]
}

/** The button and its popup, in which each column is opened by itself; opens as soon as it is loaded. */
export function ColumnsFilterPopup({
  columns,
  onReady,
  children,
}: ColumnsFilterProps & { onReady: () => void; children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(onReady)
  useEffect(() => ready(), [])
  return (
    <>
      {/* Holds the popup inside the main landmark; rendered first, since its portal needs it at once. */}
      <div ref={holder} className="contents" />
      <Popover.Root defaultOpen>
        <Popover.Trigger className={buttonClass()}>{children}</Popover.Trigger>
        <Popover.Portal container={holder}>
          <Popover.Positioner positionMethod="fixed" align="start" sideOffset={6} collisionPadding={8} className="z-40">
            <Popover.Popup
              aria-label={columnFilterWords.byColumnMenu}
              className="max-h-[min(var(--available-height),28rem)] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border bg-raised p-1.5 shadow-float outline-none"
            >
              {columns.map(({ pointer, label, filter }) => (
                <FoldedPart key={pointer} label={label} isSet={isFilterSet(filter)}>
                  <div className={filter.kind === 'choice' ? '' : 'py-1 pe-2'}>
                    <FieldFilterForm label={label} filter={filter} />
                  </div>
                </FoldedPart>
              ))}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}
