'use client'

import './globals.css'

/** The last resort: the frame itself broke. */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  return (
    <html lang="en">
      <body className="grid h-dvh place-content-center justify-items-center gap-2 p-6 text-center">
        <title>Partner Desk</title>
        <h1 className="text-title font-semibold">Something went wrong here</h1>
        <p className="text-quiet">
          Reload the page. If it stays, give your operator the error id{error.digest ? `: ${error.digest}` : '.'}
        </p>
      </body>
    </html>
  )
}
