'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

type RovingOptions = { keys: 'horizontal' | 'vertical' }

const items = 'a[href], button:not(:disabled), input:not(:disabled)'
const popups = '[role=dialog], [role=menu], [role=listbox]'

/**
 * Turns a group of controls, such as a toolbar, into a single tab stop: arrow keys, Home and End move within it, and
 * Tab returns to the control focused last. Popups inside it keep their own order.
 */
export function useRovingFocus<Group extends HTMLElement>({ keys }: RovingOptions) {
  const group = useRef<Group>(null)
  const last = useRef<HTMLElement | null>(null)

  useEffect(() => {
    const element = group.current
    if (!element) return
    const update = () => {
      const all = itemsIn(element)
      const isKept = last.current !== null && all.includes(last.current)
      const stop = isKept ? last.current : (all.find((item) => item.ariaCurrent === 'page') ?? all[0])
      for (const item of all) {
        const tabIndex = item === stop ? 0 : -1
        if (item.tabIndex !== tabIndex || !item.hasAttribute('tabindex')) item.tabIndex = tabIndex
      }
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !itemsIn(element).includes(target)) return
      last.current = target
      update()
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled', 'aria-current'] })
    // Some controls are hidden in narrow windows.
    const sizes = new ResizeObserver(update)
    sizes.observe(element)
    element.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      sizes.disconnect()
      element.removeEventListener('focusin', onFocus)
    }
  }, [])

  function onKeyDown(event: KeyboardEvent<Group>) {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return
    const to = nextItem(group, { key, target, keys })
    if (!to) return
    event.preventDefault()
    to.focus()
  }

  return { ref: group, onKeyDown }
}

type Step = { key: string; target: EventTarget } & RovingOptions

function nextItem(group: RefObject<HTMLElement | null>, { key, target, keys }: Step): HTMLElement | undefined {
  if (!group.current) return
  const all = itemsIn(group.current)
  const index = target instanceof HTMLElement ? all.indexOf(target) : -1
  if (index < 0) return
  const isMirrored = keys === 'horizontal' && getComputedStyle(group.current).direction === 'rtl'
  const [back, forth] = keys === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  if (key === (isMirrored ? back : forth)) return all[index + 1]
  if (key === (isMirrored ? forth : back)) return all[index - 1]
  if (key === 'Home') return all[0]
  return key === 'End' ? all.at(-1) : undefined
}

/** Returns the visible controls, without those of popups rendered inside the group. */
function itemsIn(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(items)].filter((item) => {
    const popup = item.closest(popups)
    return (!popup || !group.contains(popup)) && item.checkVisibility()
  })
}
