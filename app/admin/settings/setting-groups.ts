import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'

/** A text field of the settings form. */
export type Setting = { name: string; label: string; maxLength: number; type?: 'email'; multiline?: boolean; list?: string; help?: string }

/** The text fields of the settings form by topic. All are optional. */
export const settingGroups: { title: string; settings: Setting[] }[] = [
  {
    title: 'Site',
    settings: [
      { name: 'name', label: 'Site name', maxLength: fieldLimits.name, help: 'Shown in the logo, page titles and footer.' },
      {
        name: 'timeZone',
        label: 'Time zone',
        maxLength: fieldLimits.name,
        list: 'time-zones',
        help: 'Used for scheduling.',
      },
      {
        name: 'dateLanguage',
        label: 'Language',
        maxLength: fieldLimits.name,
        list: 'date-languages',
        help: 'The language you write in. For example, en-US, de or es-MX. Used for dates, feeds, books and screen readers; buttons and headings stay in English.',
      },
      { name: 'blurb', label: 'Footer text', maxLength: editorLimits.longLine, multiline: true, help: 'A short text about the site.' },
    ],
  },
  {
    title: 'Home page',
    settings: [
      { name: 'headline', label: 'Headline', maxLength: editorLimits.title },
      { name: 'bannerLine', label: 'Text above the footer', maxLength: editorLimits.longLine, help: 'Shown in the banner on every page.' },
      { name: 'lead', label: 'Intro text', maxLength: editorLimits.longLine, multiline: true, help: 'Shown under the headline.' },
    ],
  },
  {
    title: 'Contact',
    settings: [
      { name: 'email', label: 'Email', type: 'email', maxLength: fieldLimits.email, help: 'Leave empty to show no email.' },
      { name: 'address', label: 'Address', maxLength: editorLimits.longLine, help: 'Leave empty to show no address.' },
      { name: 'addressCity', label: 'City', maxLength: fieldLimits.name, help: 'Shown after your address on the contact page.' },
    ],
  },
  {
    title: 'Social links',
    settings: [
      { name: 'instagram', label: 'Instagram', maxLength: editorLimits.url, help: 'Leave a link empty to hide its icon.' },
      { name: 'youtube', label: 'YouTube', maxLength: editorLimits.url },
      { name: 'facebook', label: 'Facebook', maxLength: editorLimits.url },
      { name: 'pinterest', label: 'Pinterest', maxLength: editorLimits.url },
    ],
  },
  {
    title: 'Affiliate links',
    settings: [
      {
        name: 'disclosure',
        label: 'Disclosure',
        maxLength: editorLimits.longLine,
        multiline: true,
        help: 'Shown above posts and recipes with affiliate links, and in feeds and mails.',
      },
      {
        name: 'affiliatePlaces',
        label: 'Further affiliate links',
        maxLength: editorLimits.notes,
        multiline: true,
        help: 'One per line: shop.example.com, example.com/go/ or /go/. Amazon and the usual networks are known. All are marked as sponsored for search engines.',
      },
      {
        name: 'closeCommentsAfter',
        label: 'Close comments after (days)',
        maxLength: editorLimits.days,
        help: 'Counted from when a post was published. If empty: never.',
      },
    ],
  },
  {
    title: 'Blog pages, for search engines',
    settings: [
      {
        name: 'defaultDescription',
        label: 'Default description',
        maxLength: editorLimits.seoDescription,
        multiline: true,
        help: 'For posts without their own description.',
      },
      {
        name: 'defaultKeywords',
        label: 'Default keywords',
        maxLength: editorLimits.keywords,
        help: 'Separate with commas. For posts without keywords.',
      },
    ],
  },
]
