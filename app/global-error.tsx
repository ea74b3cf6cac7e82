'use client'

import './globals.css'
import { screenFault } from '@/components/shell/fault/screen-fault'
import { useRetryWhileAway } from '@/components/shell/fault/use-retry-while-away'
import { errorScreenWords } from '@/components/shell/fault/words'
import { language } from '@/lib/text/language'

const reload = () => window.location.reload()

/** The last resort, when the frame itself fails. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const { title, text, errorId, isStoreAway } = screenFault(error.digest)
  useRetryWhileAway(isStoreAway, reload)
  return (
    <html lang={language()}>
      <body className="grid h-dvh place-content-center justify-items-center gap-2 p-6 text-center">
        <title>Partner Desk</title>
        <h1 className="text-title font-semibold">{title}</h1>
        <p className="max-w-prose text-quiet">{text}</p>
        <button
          type="button"
          className="mt-2 rounded-control border border-line px-3 py-1.5 hover:bg-sunken"
          onClick={reload}
        >
          {errorScreenWords.tryAgain}
        </button>
        {errorId && <p className="text-small text-quiet">{errorScreenWords.errorId({ id: errorId })}</p>}
      </body>
    </html>
  )
}
