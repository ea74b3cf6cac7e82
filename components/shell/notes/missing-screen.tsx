import Link from 'next/link'
import { buttonClass } from '../../ui/button'
import { SearchButton } from '../search-button'
import { missingWords } from './words'

/** The page for a URL where nothing exists, inside the desk's frame. */
export function MissingScreen() {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2 p-6 text-center">
      <h1 className="text-title font-semibold">{missingWords.title}</h1>
      <p className="max-w-prose text-quiet">{missingWords.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Link href="/" className={buttonClass('primary')}>
          {missingWords.overview}
        </Link>
        <SearchButton place="page" />
      </div>
    </div>
  )
}
