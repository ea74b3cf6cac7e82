'use client'

import { useState } from 'react'
import type { FoundPeople, FoundPerson, Identifiers, PersonQuery } from '@/lib/privacy/contract'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { chosenIdentifiers, keyOfPerson } from './chosen-identifiers'
import { privacyWords } from './words'

type ChoosePeopleProps = {
  query: PersonQuery
  found: FoundPeople
  isPending: boolean
  onChosen: (who: Identifiers) => void
  onBack: () => void
}

/** Lets the admin choose which of the people found are meant: someone with the same name is erased only if chosen. */
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
      <Notice
        tone="info"
        title={privacyWords.nothingFound}
        actions={<Button onClick={onBack}>{privacyWords.searchAgain}</Button>}
      >
        <p>{privacyWords.nothingKept}</p>
        {query.name !== '' && <p>{privacyWords.namesNotKept}</p>}
      </Notice>
    )
  return (
    <div className="grid gap-4">
      {people.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="pb-1 font-medium">{privacyWords.whoIsMeant}</legend>
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
                    <span className="wrap-anywhere font-medium">{person.email ?? privacyWords.noEmail}</span>
                    <span className="wrap-anywhere text-small text-quiet">{factsOf(person)}</span>
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {isCut && <p className="text-small text-quiet">{privacyWords.moreFound}</p>}
        </fieldset>
      )}
      {query.name !== '' && (
        <label className="flex gap-3 touch:min-h-11">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-accent"
            checked={isNameChosen}
            onChange={() => setNameChosen(!isNameChosen)}
          />
          <span>{privacyWords.alsoTexts({ name: query.name })}</span>
        </label>
      )}
      {mentioned > 0 && (
        <details>
          <summary className="font-medium">{privacyWords.mention({ count: mentioned })}</summary>
          <ul className="grid gap-1 pt-2">
            {mentions.map(({ title, count, examples }) => (
              <li key={title} className="wrap-anywhere text-small">
                {privacyWords.mentioned({ title, count })} <span className="text-quiet">{examples.join(' · ')}</span>
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
          pendingLabel={privacyWords.searching}
        >
          {privacyWords.show}
        </Button>
        <Button onClick={onBack}>{privacyWords.searchAgain}</Button>
      </div>
    </div>
  )
}

function factsOf({ names, ids, records }: FoundPerson): string {
  // Records without ID and address are told apart by their hash, which says nothing to people.
  const shown = ids.filter((id) => !id.startsWith('hash:'))
  const forms = shown.length > 0 ? [privacyWords.targetIds({ ids: shown.join(', ') })] : []
  return [...names, privacyWords.records({ count: records }), ...forms].join(' · ')
}
