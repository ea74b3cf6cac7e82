'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readHtml } from '@/lib/text/read-html'
import { isHtml } from '@/lib/text/rich-text'
import type { TypedText } from './editor/typed-text'
import { loadEditor } from './load-editor'

/** Form fillers focus the field and write to it at once: the editor must not appear in between. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

/** Whether the editor opens for it right away: HTML that it would not change. Other texts open when the user asks. */
function isKept(value: string): boolean {
  return isHtml(value) && readHtml(value).lost.length === 0
}

/** Whether the field shows the editor. `area` is the text box that it shows until then. */
export function useEditorChoice(value: string, area: RefObject<HTMLTextAreaElement | null>) {
  const [choice, setChoice] = useState<boolean | null>(() => (isKept(value) ? true : null))
  const [isLoaded, setLoaded] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const [isFocusedFirst, setFocusedFirst] = useState(false)
  const [typed, setTyped] = useState<TypedText | null>(null)
  const [isTyping, setTyping] = useState(false)
  const own = useRef(value)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  // Another draft or a copy was loaded into the form.
  const takeOver = useEffectEvent((next: string) => {
    if (next === own.current) return
    own.current = next
    setFocusedFirst(false)
    setTyped(null)
    setTyping(false)
    setChoice(isKept(next) || (next === '' && choice === true) ? true : null)
  })
  useEffect(() => takeOver(value), [value])

  const fail = () => {
    setFailed(true)
    setChoice(false)
  }
  const load = useEffectEvent(() => loadEditor().then(() => setLoaded(true), fail))
  useEffect(() => {
    if (choice === true) void load()
  }, [choice])

  /** Set by keys: form fillers press none. */
  const hasKeys = useRef(false)
  const isComposing = useRef(false)
  // An empty field turns into the editor as soon as it is used.
  const isOpening = choice === null && (value === '' || isTyping)
  const isStillOpening = useRef(isOpening)
  useEffect(() => {
    isStillOpening.current = isOpening
  }, [isOpening])

  async function open() {
    while (isComposing.current) await settled()
    const field = area.current
    // A form that is being sent keeps its values.
    if (!field || !isStillOpening.current || field.matches(':disabled')) return
    const { value: text, selectionStart: caret } = field
    const isHere = document.activeElement === field
    if (text === '' && !isHere) return
    if (isHtml(text)) return setChoice(false)
    // At once: no key may reach the text box after its text was read.
    flushSync(() => {
      setTyped(text === '' ? null : { text, caret })
      setFocusedFirst(isHere)
      setLoaded(true)
      setChoice(true)
    })
  }

  return {
    isFormatted: choice === true,
    isOpening,
    isLoaded,
    isFailed,
    isFocusedFirst,
    /** Typed before the editor was there. */
    typed,
    choose(isFormatted: boolean) {
      if (isFormatted && isOpening && value !== '') return
      setFocusedFirst(isFormatted)
      setTyped(null)
      setFailed(false)
      setChoice(isFormatted)
    },
    /** What a form filler writes stays plain text; what a user types is for the editor. */
    onTyped(next: string) {
      own.current = next
      if (choice !== null) return
      if (isOpening && hasKeys.current) setTyping(true)
      else setChoice(false)
    },
    /** First use of the field: turns it into the editor. */
    openOnFocus() {
      if (choice !== null || latest.current !== '') return
      Promise.all([loadEditor(), settled()]).then(open, () => {
        if (latest.current !== '') fail()
      })
    },
    /** For the text box. */
    writing: {
      onKeyDown() {
        hasKeys.current = true
      },
      onCompositionStart() {
        isComposing.current = true
      },
      onCompositionEnd() {
        isComposing.current = false
      },
    },
  }
}
