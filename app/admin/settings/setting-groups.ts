import { editorLimits } from '#domain/forms/editor-limits.ts'
import { fieldLimits } from '#domain/forms/form-limits.ts'

/** A text field of the settings form. */
export type Setting = { name: string; label: string; maxLength: number; type?: 'email'; multiline?: boolean; list?: string; help?: string }

/** The text fields of the settings form by topic. All are optional. */
export const settingGroups: { title: string; settings: Setting[] }[] = [
  {
    title: 'The site',
    settings: [
      { name: 'name', label: 'Site name', maxLength: fieldLimits.name, help: 'On the logo, in titles and in the footer.' },
      {
        name: 'timeZone',
        label: 'Time zone',
        maxLength: fieldLimits.name,
        list: 'time-zones',
        help: 'Of the times at which posts and recipes are published.',
      },
      {
        name: 'dateLanguage',
        label: 'Language of dates',
        maxLength: fieldLimits.name,
        list: 'date-languages',
        help: 'Such as en-US, de or es-MX. For the dates on the site; its words stay English.',
      },
      { name: 'blurb', label: 'Blurb', maxLength: editorLimits.longLine, multiline: true, help: 'The sentence in the footer.' },
    ],
  },
  {
    title: 'Home page',
    settings: [
      { name: 'headline', label: 'Headline', maxLength: editorLimits.title },
      { name: 'bannerLine', label: 'Banner line', maxLength: editorLimits.longLine, help: 'On the banner above the footer of every page.' },
      { name: 'lead', label: 'Lead', maxLength: editorLimits.longLine, multiline: true, help: 'The text under the headline.' },
    ],
  },
  {
    title: 'Contact',
    settings: [
      { name: 'email', label: 'Email', type: 'email', maxLength: fieldLimits.email, help: 'Left empty, no email is shown.' },
      { name: 'address', label: 'Address', maxLength: editorLimits.longLine, help: 'Left empty, no address is shown.' },
      { name: 'addressCity', label: 'City', maxLength: fieldLimits.name, help: 'Stands after your address on the contact page.' },
    ],
  },
  {
    title: 'Social links',
    settings: [
      { name: 'instagram', label: 'Instagram', maxLength: editorLimits.url, help: 'An emptied link hides its icon.' },
      { name: 'youtube', label: 'YouTube', maxLength: editorLimits.url },
      { name: 'facebook', label: 'Facebook', maxLength: editorLimits.url },
      { name: 'pinterest', label: 'Pinterest', maxLength: editorLimits.url },
    ],
  },
  {
    title: 'Blog pages',
    settings: [
      {
        name: 'disclosure',
        label: 'Disclosure',
        maxLength: editorLimits.longLine,
        multiline: true,
        help: 'Above posts that are marked as having affiliate links.',
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
        help: 'For posts that have no description of their own.',
      },
      {
        name: 'defaultKeywords',
        label: 'Default keywords',
        maxLength: editorLimits.keywords,
        help: 'Separated by commas, for posts without keywords.',
      },
    ],
  },
]
