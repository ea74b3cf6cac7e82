'use client'

import { useRef } from 'react'
import { readHtml } from '@/lib/text/read-html'
import { isHtml } from '@/lib/text/rich-text'
import type { FieldControl } from '../ui/field'
import { RichTextView } from '../ui/rich-text-view'
import { loadEditor, loadedEditor } from './load-editor'
import { useEditorChoice } from './use-editor-choice'
import { formWords } from './words'

type RichTextFieldProps = {
  control: FieldControl
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}

/**
 * A text that the partner accepts as HTML. Its editor is loaded when the field is used; until then, and for plain text,
 * the raw text is edited. What is typed until then is handed to the editor; other texts are written as HTML only when
 * the user changes them there.
 */
export function RichTextField({ control, label, value, onChange, onBlur }: RichTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { isFormatted, isOpening, isLoaded, isFailed, isFocusedFirst, typed, choose, onTyped, openOnFocus, writing } =
    useEditorChoice(value, area)
  const modes = (
    <Modes
      isFormatted={isFormatted || isOpening}
      isPlain={!isHtml(value) && value !== '' && !isOpening}
      onChoose={choose}
    />
  )
  const Editor = loadedEditor()
  const change = (next: string) => {
    onTyped(next)
    onChange(next)
  }
  if (isFormatted && isLoaded && Editor)
    return (
      <>
        <Editor {...{ control, label, value, isFocusedFirst, typed, onBlur }} onChange={change}>
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
        {...writing}
        ref={area}
        rows={6}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={onBlur}
        onPointerEnter={() => void loadEditor().catch(() => {})}
        onFocus={openOnFocus}
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
