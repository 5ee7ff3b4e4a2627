import { Field, type FieldAnswer } from '#app/ui/field.tsx'
import { editorLimits } from '#domain/forms/editor-limits.ts'

/** Title, description and keywords for search engines. */
export function SeoFields({ answer }: { answer: FieldAnswer }) {
  return (
    <>
      <Field name="seoTitle" label="SEO title" maxLength={editorLimits.seoTitle} answer={answer} />
      <Field name="seoDescription" label="SEO description" multiline maxLength={editorLimits.seoDescription} answer={answer} />
      <Field name="seoKeywords" label="SEO keywords" maxLength={editorLimits.keywords} help="Separate with commas" answer={answer} />
    </>
  )
}
