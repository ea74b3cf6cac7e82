'use client'

import { Popover } from '@base-ui/react/popover'
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EyeOff, type LucideIcon } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { BackCloses } from '../../ui/back-closes'
import type { ColumnMenuProps } from './column-filter'
import { FieldFilterForm } from './field-filter-form'
import { columnFilterWords } from './words'

type ColumnMenuPopupProps = ColumnMenuProps & {
  /** Props of the button, before and after this component is loaded. */
  shared: ComponentProps<'button'>
  onReady: () => void
  /** The button's content. */
  children: ReactNode
}

/** The button with its column's menu, which opens as soon as this component is loaded. */
export function ColumnMenuPopup({ shared, onReady, children, ...menu }: ColumnMenuPopupProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [main, setMain] = useState<HTMLElement | null>(null)
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    ready()
    // Inside the landmark, but outside the table: its text would otherwise become part of row and header names.
    setMain(trigger.current?.closest('main') ?? null)
    setOpen(true)
  }, [])
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        ref={trigger}
        {...shared}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </Popover.Trigger>
      <Popover.Portal container={main}>
        <Popover.Positioner positionMethod="fixed" align="start" sideOffset={6} collisionPadding={8} className="z-40">
          <Popover.Popup
            aria-label={columnFilterWords.title({ column: menu.label })}
            onKeyDown={moveByArrows}
            className="max-h-[min(var(--available-height),32rem)] w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-panel border bg-raised text-body text-ink shadow-float outline-none"
          >
            <BackCloses close={() => setOpen(false)} />
            <MenuItems {...menu} close={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function MenuItems({
  label,
  sorted,
  onSort,
  filter,
  onLeft,
  onRight,
  onHide,
  close,
}: ColumnMenuProps & { close: () => void }) {
  const words = columnFilterWords
  const sort = (way: 'ascending' | 'descending') => ({
    'aria-pressed': sorted === way,
    onClick: () => onSort(sorted === way ? null : way === 'descending'),
  })
  return (
    <>
      <div role="group" aria-label={words.sort} className="p-1.5">
        <MenuItem icon={ArrowUp} label={words.ascending} {...sort('ascending')} />
        <MenuItem icon={ArrowDown} label={words.descending} {...sort('descending')} />
      </div>
      {filter && (
        <div className={`border-t ${filter.kind === 'choice' ? 'p-1.5' : 'p-3'}`}>
          <FieldFilterForm label={label} filter={filter} />
        </div>
      )}
      {(onLeft || onRight || onHide) && (
        <div className="border-t p-1.5">
          <MenuItem icon={ArrowLeft} label={words.moveLeft} disabled={!onLeft} onClick={onLeft} />
          <MenuItem icon={ArrowRight} label={words.moveRight} disabled={!onRight} onClick={onRight} />
          <MenuItem
            icon={EyeOff}
            label={words.hide}
            disabled={!onHide}
            onClick={() => {
              close()
              onHide?.()
            }}
          />
        </div>
      )}
    </>
  )
}

type MenuItemProps = ComponentProps<'button'> & { icon: LucideIcon; label: string }

function MenuItem({ icon: Icon, label, ...rest }: MenuItemProps) {
  return (
    <button
      type="button"
      className="flex min-h-8 w-full items-center gap-2.5 rounded-control px-2.5 py-1 text-start hover:bg-sunken disabled:opacity-55 aria-pressed:bg-accent-soft touch:min-h-11"
      {...rest}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-quiet" />
      {label}
    </button>
  )
}

/** Arrow keys move as in a menu; the Tab key still works, and inputs keep their own arrow keys. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget, defaultPrevented } = event
  if (defaultPrevented || (key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLButtonElement)) return
  const items = [...currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), input:not(:disabled)')]
  event.preventDefault()
  items.at((items.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)) % items.length)?.focus()
}
