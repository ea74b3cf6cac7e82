import { keepCookie } from '../ui/keep-cookie'

export const themes = ['system', 'light', 'dark'] as const

/** Stored in a cookie, so that the server renders with the theme and nothing flashes. */
export type Theme = (typeof themes)[number]

export const themeCookie = 'theme'

export function themeOf(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}

/** Applies the theme to this page and stores it for a year. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  keepCookie(themeCookie, theme)
}

/** Returns this page's theme. */
export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme)
}
