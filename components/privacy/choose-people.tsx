'use client'

import { useState } from 'react'
import type { FoundPeople, FoundPerson, Identifiers, PersonQuery } from '@/lib/privacy/contract'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { chosenIdentifiers, keyOfPerson } from './chosen-identifiers'
import { recordsInWords } from './privacy-words'

type ChoosePeopleProps = {
  query: PersonQuery
  found: FoundPeople
  isPending: boolean
  onChosen: (who: Identifiers) => void
  onBack: () => void
}

/** Who of those found is meant: a namesake is not erased unless chosen. */
export function ChoosePeople({ query, found, isPending, onChosen, onBack }: ChoosePeopleProps) {
  const { people, isCut, mentions } = found
  const [chosen, setChosen] = useState(() => new Set(people.filter(({ isExact }) => isExact).map(keyOfPerson)))
  const [isNameChosen, setNameChosen] = useState(people.every(({ isExact }) => isExact))
  const mentioned = mentions.reduce((sum, { count }) => sum + count, 0)

  function toggle(key: string) {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }

  if (people.length === 0 && mentioned === 0)
    return (
      <Notice tone="info" title="Nothing was found" actions={<Button onClick={onBack}>Search again</Button>}>
        <p>This desk keeps nothing under what you typed.</p>
        {query.name !== '' && (
          <p>Names are not kept once an application was sent: search by email address and ID too.</p>
        )}
      </Notice>
    )
  return (
    <div className="grid gap-4">
      {people.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="pb-1 font-medium">Who is meant?</legend>
          <ul className="divide-y overflow-hidden rounded-panel border bg-raised">
            {people.map((person) => (
              <li key={keyOfPerson(person)}>
                <label className="flex gap-3 p-3">
                  <input
                    type="checkbox"
                    className="mt-0.5 size-4 shrink-0 accent-accent"
                    checked={chosen.has(keyOfPerson(person))}
                    onChange={() => toggle(keyOfPerson(person))}
                  />
                  <span className="grid min-w-0">
                    <span className="wrap-anywhere font-medium">{person.email ?? 'No email address'}</span>
                    <span className="wrap-anywhere text-small text-quiet">{factsOf(person)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {isCut && <p className="text-small text-quiet">More were found: search again with more than a name.</p>}
        </fieldset>
      )}
      {query.name !== '' && (
        <label className="flex gap-3">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-accent"
            checked={isNameChosen}
            onChange={() => setNameChosen(!isNameChosen)}
          />
          <span>Also take the name “{query.name}” out of texts: activity, saved views, drafts, names of files</span>
        </label>
      )}
      {mentioned > 0 && (
        <details>
          <summary className="font-medium">{recordsInWords(mentioned)} mention what you typed</summary>
          <ul className="grid gap-1 pt-2">
            {mentions.map(({ title, count, examples }) => (
              <li key={title} className="wrap-anywhere text-small">
                {title} ({count}): <span className="text-quiet">{examples.join(' · ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          look="primary"
          onClick={() => onChosen(chosenIdentifiers(query, people, chosen, isNameChosen))}
          isPending={isPending}
          pendingLabel="Searching…"
        >
          Show what will be erased
        </Button>
        <Button onClick={onBack}>Search again</Button>
      </div>
    </div>
  )
}

function factsOf({ names, ids, records }: FoundPerson): string {
  const forms = ids.length > 0 ? [`ID ${ids.join(', ')}`] : []
  return [...names, recordsInWords(records), ...forms].join(' · ')
}
