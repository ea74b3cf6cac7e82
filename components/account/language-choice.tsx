'use client'

import { useState } from 'react'
import { type Language, languageNames, languages } from '@/lib/text/language'
import { chooseOwnLanguage } from '../api/choose-own-language'
import { accountWords } from './words'

/** The account's language; `kept` is null if each browser decides. */
export function LanguageChoice({ kept }: { kept: Language | null }) {
  const [chosen, setChosen] = useState(kept)
  async function choose(language: Language | null) {
    setChosen(language)
    if (!(await chooseOwnLanguage(language))) setChosen(kept)
  }
  return (
    <section aria-labelledby="language-title" className="grid gap-3">
      <h2 id="language-title" className="text-section font-semibold">
        {accountWords.language}
      </h2>
      <div
        role="radiogroup"
        aria-labelledby="language-title"
        aria-describedby="language-mean"
        className="flex flex-wrap gap-x-6 gap-y-2"
      >
        {[...languages, null].map((option) => (
          <label
            key={option ?? 'browser'}
            lang={option ?? undefined}
            className="flex cursor-pointer items-center gap-2 touch:min-h-11"
          >
            <input
              type="radio"
              name="language"
              checked={option === chosen}
              onChange={() => void choose(option)}
              className="size-4 accent-accent"
            />
            {option === null ? accountWords.asTheBrowser : languageNames[option]}
          </label>
        ))}
      </div>
      <p id="language-mean" className="text-small text-quiet">
        {accountWords.languageMeans}
      </p>
    </section>
  )
}
