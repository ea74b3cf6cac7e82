import { keepCookie } from '../ui/keep-cookie'

export const themes = ['system', 'light', 'dark'] as const

/** Kept in a cookie, so that the server renders in it and nothing flashes. */
export type Theme = (typeof themes)[number]

export const themeCookie = 'theme'

export function themeOf(value: string | undefined): Theme {
  return themes.find((theme) => theme === value) ?? 'system'
}

/** Applies the theme to this page and keeps it for a year. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  keepCookie(themeCookie, theme)
}

/** The theme of this page. */
export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset.theme)
}
