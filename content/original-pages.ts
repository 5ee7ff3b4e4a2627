import type { OriginalPage } from '#domain/pages/page.ts'
import { aboutPage } from './pages/about-page.ts'
import { disclaimerPage } from './pages/disclaimer-page.ts'
import { privacyPolicyPage } from './pages/privacy-policy-page.ts'
import { termsPage } from './pages/terms-page.ts'

/** The pages that ship with the product. They keep their addresses, and can't be deleted. */
export const originalPages: OriginalPage[] = [aboutPage, disclaimerPage, privacyPolicyPage, termsPage]
