import type { Metadata } from 'next'
import Link from 'next/link'
import { buttonClass } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Not found' }

export default function NotFound() {
  return (
    <main className="grid flex-1 place-content-center justify-items-center gap-2 p-6 text-center">
      <h1 className="text-title font-semibold">There is nothing here</h1>
      <p className="text-quiet">The address may be mistyped, or the screen has moved.</p>
      <Link href="/" className={buttonClass('primary', 'mt-2')}>
        Go to the overview
      </Link>
    </main>
  )
}
