import type { WeekStart } from '#domain/plan/week.ts'

/** Where weeks start on a Sunday and the browser does not say so itself. */
const sundayRegions = /-(?:US|CA|MX|BR|JP|KR|TW|IL|ZA|IN|PH|AU)\b/

/** The first day of a week where the reader's language is spoken; on most of the earth it is Monday. */
export function findWeekStart(): WeekStart {
  try {
    const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(navigator.language)
    const first = locale.getWeekInfo?.().firstDay ?? (sundayRegions.test(navigator.language) ? 7 : 1)
    if (first === 7) return 0
    return first === 6 ? 6 : 1
  } catch {
    return 1
  }
}
