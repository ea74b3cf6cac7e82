'use client'

import { language, languageNames, languages } from '@/lib/text/language'
import { chooseLanguage } from './choose-language'
import { uiWords } from './words'

/** The desk's languages, each under its own name, for users who are not signed in. Choosing one reloads the page. */
export function LanguageLinks({ beforeReload }: { beforeReload?: () => void }) {
  const now = language()
  return (
    <nav aria-label={uiWords.language}>
      <ul className="flex justify-center gap-4 text-small">
        {languages.map((option) => (
          <li key={option}>
            <button
              type="button"
              lang={option}
              aria-current={option === now || undefined}
              onClick={() => {
                beforeReload?.()
                chooseLanguage(option)
              }}
              className="link min-h-6 cursor-pointer text-quiet aria-current:text-ink aria-current:no-underline touch:min-h-11"
            >
              {languageNames[option]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
