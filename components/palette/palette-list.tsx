import { Fragment, useEffect } from 'react'
import { markedText } from '../records/marked-text'
import { Kbd } from '../ui/shortcuts/kbd'
import { useShortcutsOn } from '../ui/shortcuts/use-key-hint'
import { Status } from '../ui/status'
import type { PaletteEntry, PaletteSection } from './palette-entry'
import { paletteWords } from './words'

type PaletteListProps = {
  id: string
  sections: readonly PaletteSection[]
  /** The entry that Enter selects. */
  active: PaletteEntry | undefined
  onActive: (entry: PaletteEntry) => void
  onTake: (entry: PaletteEntry) => void
}

/** Returns the id of an entry's element, for `aria-activedescendant`. */
export function optionId(listId: string, entry: PaletteEntry): string {
  return `${listId}-${encodeURIComponent(entry.id)}`
}

/** The results by section. The focus stays in the text box above. */
export function PaletteList({ id, sections, active, onActive, onTake }: PaletteListProps) {
  const activeId = active && optionId(id, active)
  const firstId = sections[0]?.entries[0] && optionId(id, sections[0].entries[0])
  useEffect(() => {
    if (activeId === undefined) return
    // For the first entry, scroll its heading into view too.
    if (activeId === firstId) document.getElementById(id)?.scrollTo({ top: 0 })
    else document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [id, activeId, firstId])
  const count = sections.reduce((count, { entries }) => count + entries.length, 0)
  let position = 0
  const option = (entry: PaletteEntry, listPosition: OptionPosition) => (
    <PaletteOption
      key={entry.id}
      id={optionId(id, entry)}
      entry={entry}
      isActive={entry.id === active?.id}
      onActive={onActive}
      onTake={onTake}
      {...listPosition}
    />
  )
  return (
    <div
      id={id}
      role="listbox"
      aria-label={paletteWords.results}
      className="min-h-0 flex-1 overflow-y-auto p-1.5 empty:flex-none empty:p-0"
    >
      {sections.map(({ title, entries, words }, listPosition) => (
        <div key={title} role="group" aria-labelledby={`${id}-section-${listPosition}`} className="not-first:pt-1.5">
          <p id={`${id}-section-${listPosition}`} role="presentation" className="px-2.5 py-1 text-small text-quiet">
            {title}
          </p>
          {entries.map((entry) => {
            position += 1
            return option(entry, { words, position, count })
          })}
        </div>
      ))}
      {sections.map(({ more }) => more && option(more, { position: 1, count: 1 }))}
    </div>
  )
}

/** An option's position for screen readers: the link to all results does not count as a result. */
type OptionPosition = { words?: PaletteSection['words']; position: number; count: number }

type PaletteOptionProps = Pick<PaletteListProps, 'onActive' | 'onTake'> &
  OptionPosition & {
    id: string
    entry: PaletteEntry
    isActive: boolean
  }

function PaletteOption(props: PaletteOptionProps) {
  const { id, entry, isActive, words, position, count, onActive, onTake } = props
  const { label, details, status, icon: Icon, shortcut } = entry
  const areKeysOn = useShortcutsOn()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above takes the keys
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-posinset={position}
      aria-setsize={count}
      tabIndex={-1}
      // A press would take the focus from the text box.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => {
        if (!isActive) onActive(entry)
      }}
      onClick={() => onTake(entry)}
      data-highlighted={isActive || undefined}
      className="flex min-h-9 items-center gap-2.5 rounded-control px-2.5 py-1.5 data-highlighted:bg-sunken touch:min-h-11"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-quiet" />
      <bdi className="min-w-0 shrink truncate font-medium">{markedText(label, words)}</bdi>
      {status && (
        <span className="max-w-32 shrink-0 truncate text-small text-quiet">
          <span className="sr-only">, </span>
          <Status value={status} />
        </span>
      )}
      {details.length > 0 && (
        <span className="min-w-0 flex-1 truncate text-small text-quiet">
          <span className="sr-only">, </span>
          {[...new Set(details)].map((detail, listPosition) => (
            // Isolated with `bdi`: an Arabic title would reverse the order of them all.
            <Fragment key={detail}>
              {listPosition > 0 && ' · '}
              <bdi>{markedText(detail, words)}</bdi>
            </Fragment>
          ))}
        </span>
      )}
      {shortcut !== undefined && areKeysOn && <Kbd keys={shortcut} />}
    </div>
  )
}
