'use client'

import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useEffect, useRef } from 'react'
import { FoldedPart } from '../../records/columns/folded-part'
import type { FacetField } from '../table/facet-field'
import { FacetChoices } from './facet-choices'
import type { FoundState } from './found-applicants'

type FacetPopupProps = {
  fields: readonly FacetField[]
  state: FoundState
  onChange: (name: string, chosen: (string | null)[]) => void
  /** What the popup is called. */
  label: string
  /** Whether each field is opened by itself. */
  isFolded?: boolean
  className: string
  onReady: () => void
  /** The face of the button. */
  children: ReactNode
}

/** The button of one or more fields, and its popup with their values; opens as soon as it is loaded. */
export function FacetPopup({ fields, label, isFolded, className, onReady, children, ...rest }: FacetPopupProps) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(onReady, [onReady])
  return (
    <>
      {/* Holds the popup inside the main landmark; rendered first, since its portal needs it at once. */}
      <div ref={holder} className="contents" />
      <Popover.Root defaultOpen>
        <Popover.Trigger className={className}>{children}</Popover.Trigger>
        <Popover.Portal container={holder}>
          <Popover.Positioner positionMethod="fixed" align="start" sideOffset={6} collisionPadding={8} className="z-40">
            <Popover.Popup
              aria-label={label}
              className="max-h-[min(var(--available-height),28rem)] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border bg-raised p-1.5 shadow-float outline-none"
            >
              {fields.map((field) =>
                isFolded ? (
                  <FoldedPart key={field.name} label={field.label}>
                    <FacetChoices
                      field={field}
                      state={rest.state}
                      onChange={(chosen) => rest.onChange(field.name, chosen)}
                    />
                  </FoldedPart>
                ) : (
                  <FacetChoices
                    key={field.name}
                    field={field}
                    state={rest.state}
                    onChange={(chosen) => rest.onChange(field.name, chosen)}
                  />
                ),
              )}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </>
  )
}
