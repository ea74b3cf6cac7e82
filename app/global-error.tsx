'use client'

import './globals.css'

/** The last resort: the frame itself broke. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body className="grid h-dvh place-content-center justify-items-center gap-2 p-6 text-center">
        <title>Partner Desk</title>
        <h1 className="text-title font-semibold">The desk had a fault of its own</h1>
        <p className="text-quiet">
          Reload the page. If it stays, give your operator this reference: {error.digest ?? 'none'}
        </p>
      </body>
    </html>
  )
}
