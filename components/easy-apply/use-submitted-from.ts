'use client'

import { useRef } from 'react'

/** Where the focus was when a form was submitted, so that what comes of it takes nobody's focus who goes on typing. */
export function useSubmittedFrom() {
  const from = useRef<{ element: Element | null; text: string } | null>(null)
  return {
    note() {
      from.current = { element: document.activeElement, text: textOf(document.activeElement) }
    },
    /** Also when it is around `control`: on the page as a whole, or on the outcome that took it from a button. */
    isStillThere(control: Element) {
      const { activeElement } = document
      if (activeElement === null || activeElement.contains(control)) return true
      return activeElement === from.current?.element && textOf(activeElement) === from.current.text
    },
  }
}

function textOf(element: Element | null): string {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : ''
}
