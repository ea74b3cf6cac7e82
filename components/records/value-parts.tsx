import { Check, X } from 'lucide-react'
import type { KeyboardEvent, PointerEvent, ReactNode, SyntheticEvent } from 'react'
import { toMillis } from '@/lib/records/date-times'
import { webLink } from '@/lib/records/web-link'
import {
  listDay,
  listMoment,
  listZonedDay,
  longDay,
  longMoment,
  serverDay,
  serverListDay,
  serverListMoment,
  serverMoment,
  shortDay,
  shortMoment,
} from '../ui/formats'
import { uiWords } from '../ui/words'

/** Limits for showing a list as tags; longer ones are shown as text. */
const maxChipLength = 24
const maxChips = 6

/** A moment in the reader's locale and time zone, with the full date on hover; in UTC on the server. */
export function momentValue(iso: string, isBrowser: boolean): ReactNode {
  return hoverTime(iso, isBrowser ? shortMoment : serverMoment, tellZone)
}

/** A moment as shown in cells: without the year if it is the current one. */
export function momentInCell(iso: string, isBrowser: boolean): ReactNode {
  return hoverTime(iso, isBrowser ? listMoment : serverListMoment, tellZone)
}

/** Only the day of a moment. */
export function dayInCell(iso: string, isBrowser: boolean): ReactNode {
  return hoverTime(iso, isBrowser ? listZonedDay : serverListDay, tellZone)
}

/** A day without a time; the same in every time zone. */
export function dateValue(iso: string, isBrowser: boolean): ReactNode {
  return hoverTime(iso, isBrowser ? shortDay : serverDay, tellDay)
}

export function dateInCell(iso: string, isBrowser: boolean): ReactNode {
  return hoverTime(iso, isBrowser ? listDay : serverListDay, tellDay)
}

type Tell = (event: PointerEvent<HTMLTimeElement>) => void

function hoverTime(iso: string, write: (date: Date) => string, tell: Tell): ReactNode {
  return (
    <time dateTime={iso} onPointerEnter={tell}>
      {write(new Date(toMillis(iso)))}
    </time>
  )
}

export function booleanValue(value: boolean): ReactNode {
  const Icon = value ? Check : X
  return (
    <span className="inline-flex items-center gap-1 align-top">
      <Icon aria-hidden className="size-4 shrink-0 text-quiet" />
      {value ? uiWords.yes : uiWords.no}
    </span>
  )
}

/** A link that opens in a new tab, without clicking the row around it; plain text if the link is not safe. */
export function linkValue(text: string, { isShort, tabIndex }: { isShort: boolean; tabIndex?: number }): ReactNode {
  const link = webLink(text)
  if (!link) return text
  return (
    <a
      href={link.href}
      target="_blank"
      rel="noopener noreferrer"
      tabIndex={tabIndex}
      onClick={stop}
      onKeyDown={stopEnter}
      className="link"
    >
      {isShort ? link.label : text}
      <span className="sr-only"> {uiWords.newTab}</span>
    </a>
  )
}

/** Whether a list consists of a few short words, such as tags. */
export function areTags(list: readonly unknown[]): list is readonly string[] {
  return (
    list.length <= maxChips &&
    list.every((entry) => typeof entry === 'string' && entry !== '' && entry.length <= maxChipLength)
  )
}

export function tagsValue(tags: readonly string[], mark = asText): ReactNode {
  return tags.map((tag, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same tag may come twice, and has no identity of its own
    <span key={index}>
      {index > 0 && <span className="sr-only">, </span>}
      <span dir="auto" className="mr-1 inline-block rounded-control bg-sunken px-1.5 text-small">
        {mark(tag)}
      </span>
    </span>
  ))
}

const asText = (text: string): ReactNode => text

function tellZone({ currentTarget }: PointerEvent<HTMLTimeElement>) {
  currentTarget.title = longMoment(new Date(toMillis(currentTarget.dateTime)))
}

function tellDay({ currentTarget }: PointerEvent<HTMLTimeElement>) {
  currentTarget.title = longDay(new Date(toMillis(currentTarget.dateTime)))
}

function stop(event: SyntheticEvent) {
  event.stopPropagation()
}

function stopEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.stopPropagation()
}
