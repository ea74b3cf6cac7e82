'use client'

import { Search } from 'lucide-react'
import Link from 'next/link'
import { openPalette } from '../palette/palette-open'
import { Button, buttonClass } from '../ui/button'
import { missingWords } from './words'

/** What an address that does not exist shows. `isFramed`: navigation and search are around it. */
export function MissingScreen({ isFramed }: { isFramed: boolean }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2 p-6 text-center">
      <h1 className="text-title font-semibold">{missingWords.title}</h1>
      <p className="max-w-prose text-quiet">{isFramed ? missingWords.text : missingWords.textSignedOut}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Link href="/" className={buttonClass('primary')}>
          {isFramed ? missingWords.overview : missingWords.signIn}
        </Link>
        {isFramed && (
          <Button onClick={openPalette}>
            <Search aria-hidden className="size-4" />
            {missingWords.search}
          </Button>
        )}
      </div>
    </div>
  )
}
