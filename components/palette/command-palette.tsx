'use client'

import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import type { ApplicantMapping } from '@/lib/applicants/contract'
import { setPendingFilter } from '../records/view/pending-filter'
import { DialogClose } from '../ui/dialog-close'
import { useFocusReturn } from '../ui/use-focus-return'
import { activeIndex, moveActive } from './move-active'
import type { PaletteCommands, PaletteEntry, PaletteSection } from './palette-entry'
import { optionId, PaletteList } from './palette-list'
import { noteRecent } from './recent-entries'
import { allApplicantsId } from './use-applicant-hits'
import { usePaletteSections } from './use-palette-sections'
import { paletteWords } from './words'

const nothingYet: ReturnType<typeof usePaletteSections>['sections'] = []

type CommandPaletteProps = {
  commands: PaletteCommands
  mapping: ApplicantMapping
  canSeeRuns: boolean
  onClose: () => void
}

/** Finds applicants, jobs, runs, screens and actions as the user types, and opens them. Fully usable by keyboard. */
export function CommandPalette({ commands, mapping, canSeeRuns, onClose }: CommandPaletteProps) {
  const listId = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { sections, isSearching, isLoading, notes } = usePaletteSections(typed, { commands, mapping, canSeeRuns })
  // The text box shows each letter at once; the results follow.
  const shown = useDeferredValue(sections, nothingYet)
  const found = sections.flatMap((section) => section.entries)
  const entries = [...found, ...sections.flatMap(({ more }) => more ?? [])]
  const index = activeIndex(entries, chosenId)
  const active = entries[index]
  const take = useTakeEntry(onClose)
  // These applicants match the previous text: Enter waits for those that match the current one.
  const isEarly = isSearching && chosenId === null && (!active || isFound(active))
  const pendingEnter = useEnterSoon(typed, isEarly, () => active && take(active))

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isEarly) pendingEnter.start()
      else if (active) take(active)
      return
    }
    const to = event.shiftKey || event.ctrlKey || event.metaKey ? null : moveActive(entries.length, index, event.key)
    if (to === null) return
    event.preventDefault()
    choose(entries[to]?.id ?? null)
  }

  /** Whoever chooses an entry does not want to open another, or this one before it is asked for. */
  function choose(id: string | null) {
    pendingEnter.cancel()
    setChosenId(id)
  }

  return (
    <PaletteDialog box={box} onClose={onClose}>
      <div className="flex items-center gap-2.5 border-b px-4">
        <Search aria-hidden className="size-4 shrink-0 text-quiet" />
        <input
          ref={box}
          type="text"
          role="combobox"
          aria-label={paletteWords.label}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(listId, active)}
          placeholder={paletteWords.placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={500}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setChosenId(null)
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-section outline-none placeholder:text-quiet"
        />
        <DialogClose className="md:hidden" />
      </div>
      <PaletteList id={listId} sections={shown} active={active} onActive={({ id }) => choose(id)} onTake={take} />
      {entries.length === 0 && !isSearching && !isLoading && (
        <p className="px-4 py-10 text-center text-quiet">{paletteWords.nothing({ typed: typed.trim() })}</p>
      )}
      <PaletteFoot
        found={typed.trim() === '' ? null : countInWords(sections)}
        isSearching={isSearching}
        notes={notes}
      />
    </PaletteDialog>
  )
}

type PaletteDialogProps = {
  box: RefObject<HTMLInputElement | null>
  onClose: () => void
  children: ReactNode
}

/** Near the top of the page, with a fixed minimum height; full width on phones. */
function PaletteDialog({ box, onClose, children }: PaletteDialogProps) {
  const finalFocus = useFocusReturn()
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          aria-label={paletteWords.title}
          initialFocus={box}
          finalFocus={finalFocus}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            // Otherwise the details open below would close too.
            event.stopPropagation()
            onClose()
          }}
          className="fixed inset-x-0 top-0 z-50 flex max-h-dvh min-h-96 flex-col overflow-hidden border-b bg-raised shadow-float outline-none transition-opacity duration-120 data-starting-style:opacity-0 md:inset-x-auto md:top-[12vh] md:left-1/2 md:h-[min(34rem,76vh)] md:min-h-0 md:w-160 md:max-w-[calc(100vw-2rem)] md:-translate-x-1/2 md:rounded-panel md:border"
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type PaletteFootProps = {
  /** Null until something is typed. */
  found: string | null
  isSearching: boolean
  notes: readonly string[]
}

/** The number of results, also announced to screen readers, and the keys. */
function PaletteFoot({ found, isSearching, notes }: PaletteFootProps) {
  return (
    <div className="mt-auto flex min-h-9 items-center justify-between gap-3 border-t px-4 py-1.5 text-small text-quiet tabular-nums">
      <p role="status">{isSearching ? paletteWords.searching : [found, ...notes].filter(Boolean).join(' · ')}</p>
      <p aria-hidden className="shrink-0 max-md:hidden">
        {paletteWords.moves}
      </p>
    </div>
  )
}

/** A section with a link to all results counts all of them, as that link says. */
function countInWords(sections: readonly PaletteSection[]): string {
  const shown = sections.reduce((sum, { entries }) => sum + entries.length, 0)
  const count = sections.reduce((sum, { entries, more }) => sum + (more?.found ?? entries.length), 0)
  if (count === shown) return paletteWords.found({ count })
  const isExact = sections.every(({ more }) => more?.isExact !== false)
  return isExact ? paletteWords.foundShown({ shown, count }) : paletteWords.foundMore({ shown })
}

function isFound({ id }: PaletteEntry): boolean {
  return id.startsWith('applicant')
}

/** Returns a function that closes the palette and does what an entry does. */
function useTakeEntry(onClose: () => void) {
  const router = useRouter()
  return (entry: PaletteEntry) => {
    onClose()
    const { does } = entry
    if (typeof does === 'function') return does()
    if (entry.id !== allApplicantsId) noteRecent(entry)
    if (does.filter !== undefined) setPendingFilter('/applicants', does.filter)
    router.push(does.href)
  }
}

/** `start` calls `enter` once the results are there, unless the text changes or it is cancelled before that. */
function useEnterSoon(typed: string, isEarly: boolean, enter: () => void) {
  const [waitsFor, setWaitsFor] = useState<string | null>(null)
  const enterNow = useEffectEvent(enter)
  useEffect(() => {
    if (waitsFor === null || (waitsFor === typed && isEarly)) return
    setWaitsFor(null)
    if (waitsFor === typed) enterNow()
  }, [waitsFor, typed, isEarly])
  return { start: () => setWaitsFor(typed), cancel: () => setWaitsFor(null) }
}
