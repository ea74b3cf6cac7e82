'use client'

import { Bold, Heading2, Italic, Link2, List, ListOrdered, type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import type { Command } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { useRovingFocus } from '../../ui/use-roving-focus'
import { formWords } from '../words'
import { commands, type EditorStatus, setLink } from './editor-commands'
import { LinkForm } from './link-form'

type EditorToolbarProps = {
  view: EditorView | null
  status: EditorStatus | null
  isLinking: boolean
  setLinking: (isLinking: boolean) => void
  children: ReactNode
}

/** The formatting toolbar, a single tab stop, with the form for a link's URL below it while one is being set. */
export function EditorToolbar({ view, status, isLinking, setLinking, children }: EditorToolbarProps) {
  const toolbar = useRovingFocus<HTMLDivElement>({ keys: 'horizontal' })

  function run(command: Command) {
    if (!view) return
    command(view.state, view.dispatch, view)
    view.focus()
  }

  const button = (command: Command, tool: Omit<ToolProps, 'onPress'>) => <Tool {...tool} onPress={() => run(command)} />
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div {...toolbar} role="toolbar" aria-label={formWords.formatting} className="flex flex-wrap gap-0.5">
          {button(commands.bold, { icon: Bold, label: formWords.bold, keys: 'B', isOn: status?.isBold })}
          {button(commands.italic, { icon: Italic, label: formWords.italic, keys: 'I', isOn: status?.isItalic })}
          {button(commands.heading, { icon: Heading2, label: formWords.heading, isOn: status?.isHeading })}
          {button(commands.bulleted, { icon: List, label: formWords.bulleted, isOn: status?.isBulleted })}
          {button(commands.numbered, { icon: ListOrdered, label: formWords.numbered, isOn: status?.isNumbered })}
          <Tool
            icon={Link2}
            label={formWords.link}
            isOn={status?.link != null}
            isOff={!status?.canLink}
            onPress={() => setLinking(!isLinking)}
          />
          {button(commands.undo, { icon: Undo2, label: formWords.undo, keys: 'Z', isOff: !status?.canUndo })}
          {button(commands.redo, { icon: Redo2, label: formWords.redo, keys: 'Y', isOff: !status?.canRedo })}
        </div>
        {children}
      </div>
      {isLinking && status && (
        <LinkForm
          key={status.link ?? ''}
          link={status.link}
          onSet={(href) => {
            run(setLink(href))
            setLinking(false)
          }}
          onClose={() => {
            setLinking(false)
            view?.focus()
          }}
        />
      )}
    </>
  )
}

type ToolProps = {
  icon: LucideIcon
  label: string
  /** The shortcut, with Ctrl or ⌘. */
  keys?: string
  /** Whether it is on; undefined for one-time actions. */
  isOn?: boolean | undefined
  isOff?: boolean
  onPress: () => void
}

function Tool({ icon: Icon, label, keys, isOn, isOff = false, onPress }: ToolProps) {
  return (
    <Button
      look="quiet"
      aria-label={label}
      aria-pressed={isOn}
      title={keys === undefined ? label : formWords.withKeys({ label, keys })}
      disabled={isOff}
      className="px-2! aria-pressed:bg-accent-soft aria-pressed:text-accent"
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  )
}
