import './list.css'
import { Providers } from './providers.jsx'

export const metadata = { title: 'Applicants' }

export default function RootLayout({ children }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
