'use client'

import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react'
import { readHtml } from '@/lib/text/read-html'
import { isHtml } from '@/lib/text/rich-text'
import type { FieldControl } from '../ui/field'
import { RichTextView } from '../ui/rich-text-view'
import type { RichTextEditorProps } from './editor/rich-text-editor'
import { formWords } from './words'

type RichTextFieldProps = {
  control: FieldControl
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}

let Editor: ComponentType<RichTextEditorProps> | null = null

async function loadEditor(): Promise<void> {
  Editor ??= (await import('./editor/rich-text-editor')).RichTextEditor
}

/**
 * A text that the partner accepts as HTML. Its editor is loaded when the field is used; until then, and for plain text,
 * the raw text is edited. Only changes the user makes in the editor are written as HTML.
 */
export function RichTextField({ control, label, value, onChange, onBlur }: RichTextFieldProps) {
  const { isFormatted, isUnused, isLoaded, isFailed, isFocusedFirst, choose, onTyped, openOnFocus } =
    useEditorChoice(value)
  const area = useRef<HTMLTextAreaElement>(null)
  // An empty field turns into the editor as soon as it is used.
  const modes = (
    <Modes
      isFormatted={isFormatted || (isUnused && value === '')}
      isPlain={!isHtml(value) && value !== ''}
      onChoose={choose}
    />
  )
  const change = (next: string) => {
    onTyped(next)
    onChange(next)
  }
  if (isFormatted && isLoaded && Editor)
    return (
      <>
        <Editor {...{ control, label, value, isFocusedFirst, onBlur }} onChange={change}>
          {modes}
        </Editor>
        <Caution value={value} />
      </>
    )
  if (isFormatted)
    return (
      <div className="min-h-32 rounded-control border border-line-strong bg-raised px-2.5 py-1.5">
        <RichTextView text={value} />
      </div>
    )
  return (
    <>
      {modes}
      <textarea
        {...control}
        ref={area}
        rows={6}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
        onPointerEnter={() => void loadEditor().catch(() => {})}
        onFocus={() => openOnFocus(() => document.activeElement === area.current)}
        className="control min-h-48"
      />
      {isFailed && <p className="text-small text-warn">{formWords.editorFailed}</p>}
    </>
  )
}

type ModesProps = { isFormatted: boolean; isPlain: boolean; onChoose: (isFormatted: boolean) => void }

function Modes({ isFormatted, isPlain, onChoose }: ModesProps) {
  const mode = (isThis: boolean, text: string) => (
    <button
      type="button"
      aria-pressed={isThis}
      onClick={() => onChoose(text === formWords.formatted)}
      className="h-7 rounded-[5px] px-2 text-quiet aria-pressed:bg-raised aria-pressed:text-ink aria-pressed:shadow-[0_0_0_1px_var(--line)] touch:h-11"
    >
      {text}
    </button>
  )
  return (
    <div
      role="group"
      aria-label={formWords.editor}
      className="ml-auto flex w-fit rounded-control bg-sunken p-0.5 text-table font-medium"
    >
      {mode(isFormatted, formWords.formatted)}
      {mode(!isFormatted, isPlain ? formWords.plainText : formWords.html)}
    </div>
  )
}

/** Warns what an edit will do to a text that was not written in the editor. */
function Caution({ value }: { value: string }) {
  if (value.trim() === '') return null
  if (!isHtml(value)) return <p className="text-small text-warn">{formWords.becomesHtml}</p>
  const { lost } = readHtml(value)
  return lost.length === 0 ? null : (
    <p className="text-small text-warn">{formWords.loses({ what: lost.slice(0, 5).join(', ') })}</p>
  )
}

/** Form fillers focus the field and write to it at once: the editor must not appear in between. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 150))

/** Whether the editor opens for it right away: HTML that it would not change. Other texts open when the user asks. */
function isKept(value: string): boolean {
  return isHtml(value) && readHtml(value).lost.length === 0
}

function useEditorChoice(value: string) {
  const [choice, setChoice] = useState<boolean | null>(() => (isKept(value) ? true : null))
  const [isLoaded, setLoaded] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const [isFocusedFirst, setFocusedFirst] = useState(false)
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
    setChoice(isKept(next) || (next === '' && choice === true) ? true : null)
  })
  useEffect(() => takeOver(value), [value])

  const load = useEffectEvent(() =>
    loadEditor().then(
      () => setLoaded(true),
      () => {
        setFailed(true)
        setChoice(false)
      },
    ),
  )
  useEffect(() => {
    if (choice === true) void load()
  }, [choice])

  return {
    isFormatted: choice === true,
    isUnused: choice === null,
    isLoaded,
    isFailed,
    isFocusedFirst,
    choose(isFormatted: boolean) {
      setFocusedFirst(isFormatted)
      setFailed(false)
      setChoice(isFormatted)
    },
    /** A user who types while the editor is loading keeps the plain text field. */
    onTyped(next: string) {
      own.current = next
      if (choice === null) setChoice(false)
    },
    /** First use of the field: turns it into the editor, unless something was typed meanwhile. */
    openOnFocus(isStillHere: () => boolean) {
      if (choice !== null || latest.current !== '') return
      Promise.all([loadEditor(), settled()]).then(
        () => {
          if (latest.current !== '' || !isStillHere()) return
          setFocusedFirst(true)
          setLoaded(true)
          setChoice(true)
        },
        () => {},
      )
    },
  }
}
