import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('site/site-layout.tsx', [
    layout('site/page-frame.tsx', [
      index('site/home.tsx'),
      route('recipes', 'site/recipes/recipe-list.tsx'),
      route('trending-recipes', 'site/recipes/trending.tsx'),
      route('recipes/:slug', 'site/recipes/recipe-detail.tsx'),
      route('favourites', 'site/favourites.tsx'),
      route('blogs', 'site/blogs/blog-list.tsx'),
      route('blogs/:slug', 'site/blogs/blog-detail.tsx'),
      route('search', 'site/search.tsx'),
      route('contact', 'site/contact.tsx'),
      route('about', 'site/about.tsx'),
      route('disclaimer', 'site/legal/disclaimer.tsx'),
      route('privacy-policy', 'site/legal/privacy-policy.tsx'),
      route('terms-and-condition', 'site/legal/terms-and-condition.tsx'),
      route('*', 'site/not-found.tsx'),
    ]),
  ]),
  layout('admin/admin-root.tsx', [
    route('admin/login', 'admin/login.tsx'),
    route('admin/forgot-password', 'admin/forgot-password.tsx'),
    route('admin/reset-password', 'admin/reset-password.tsx'),
    route('admin/sign-out', 'admin/sign-out.ts'),
    // Everything in here is for admins alone.
    layout('admin/admin-layout.tsx', [
      layout('admin/admin-page.tsx', [
        route('admin', 'admin/admin-home.ts'),
        route('admin/dashboard', 'admin/blogs/blog-manager.tsx', { id: 'admin/dashboard' }),
        route('admin/blog', 'admin/blogs/blog-manager.tsx', { id: 'admin/blog' }),
        route('admin/blog/edit', 'admin/blogs/edit-blog.tsx'),
        route('admin/blog/:name', 'admin/blogs/legacy-blog.tsx'),
        route('admin/upload', 'admin/upload.ts'),
        route('admin/preview', 'admin/preview.ts'),
        route('admin/sessions', 'admin/sessions.tsx'),
        route('admin/*', 'admin/not-found.tsx'),
      ]),
    ]),
  ]),
  route('favorites', 'feeds/favorites.ts'),
  route('api/recipes/:id', 'feeds/recipe.ts'),
  route('images/:name', 'feeds/image.ts', { id: 'feeds/bare-image' }),
  route('images/:name/:file', 'feeds/image.ts'),
  route('sitemap.xml', 'feeds/sitemap.ts'),
  route('robots.txt', 'feeds/robots.ts'),
  route('rss.xml', 'feeds/rss.ts'),
  route('manifest.webmanifest', 'feeds/manifest.ts'),
  route('health', 'feeds/health.ts'),
  route('ready', 'feeds/ready.ts'),
] satisfies RouteConfig
