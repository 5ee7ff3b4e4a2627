/** Maximum lengths of the owner's fields; enforced by `maxlength` in the browser and by the schemas on the server. */
export const editorLimits = {
  title: 200,
  short: 1000,
  content: 500_000,
  author: 80,
  date: 40,
  slug: 200,
  seoTitle: 200,
  seoDescription: 500,
  keywords: 500,
  imageAlt: 300,
  url: 2000,
  line: 2000,
  lines: 200,
  label: 80,
  longLine: 500,
  recipeNumber: 10,
}
