/* Takes the noise out of two renderings of one scene: non-local means, led by colour, surface colour and surface direction.
   cc -O3 -march=native -ffast-math -fopenmp -o denoise denoise.c -lm; denoise NAME: reads NAME-a.tga, NAME-b.tga, NAME-albedo.tga, NAME-normal.tga, writes NAME.ppm */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int W, H;
typedef float *plane;

static void read_tga(const char *name, const char *part, plane out[3]) {
  char path[900];
  unsigned char head[18];
  snprintf(path, sizeof path, "%s-%s.tga", name, part);
  FILE *f = fopen(path, "rb");
  if (!f || fread(head, 1, 18, f) != 18 || head[2] != 2) { fprintf(stderr, "no raw TGA: %s\n", path); exit(1); }
  fseek(f, head[0], SEEK_CUR);
  W = head[12] | head[13] << 8, H = head[14] | head[15] << 8;
  int bytes = head[16] / 8, upright = head[17] & 32;
  unsigned char *row = malloc((size_t)W * bytes);
  for (int c = 0; c < 3; c++) out[c] = malloc(sizeof(float) * W * H);
  for (int y = 0; y < H; y++) {
    if (fread(row, bytes, W, f) != (size_t)W) exit(1);
    int to = upright ? y : H - 1 - y;
    for (int x = 0; x < W; x++)
      for (int c = 0; c < 3; c++) out[c][to * W + x] = row[x * bytes + 2 - c] / 255.f;
  }
  fclose(f);
  free(row);
}

static void box(plane in, plane out, plane spare, int r) {
#pragma omp parallel for
  for (int y = 0; y < H; y++) {
    float sum = 0, *a = in + y * W, *b = spare + y * W;
    for (int x = -r; x <= r; x++) sum += a[x < 0 ? 0 : x];
    for (int x = 0; x < W; x++) {
      b[x] = sum;
      sum += a[x + r + 1 < W ? x + r + 1 : W - 1] - a[x - r > 0 ? x - r : 0];
    }
  }
  float scale = 1.f / ((2 * r + 1) * (2 * r + 1)), *sum = calloc(W, sizeof(float));
  for (int y = -r; y <= r; y++)
    for (int x = 0; x < W; x++) sum[x] += spare[(y < 0 ? 0 : y) * W + x];
  for (int y = 0; y < H; y++) {
    float *add = spare + (y + r + 1 < H ? y + r + 1 : H - 1) * W, *off = spare + (y - r > 0 ? y - r : 0) * W, *o = out + y * W;
    for (int x = 0; x < W; x++) o[x] = sum[x] * scale, sum[x] += add[x] - off[x];
  }
  free(sum);
}

int main(int count, char **args) {
  if (count < 2) return 1;
  float strength = count > 2 ? atof(args[2]) : 0.55f;
  plane a[3], b[3], albedo[3], normal[3], mean[3], noise[3], sum[3];
  read_tga(args[1], "a", a), read_tga(args[1], "b", b), read_tga(args[1], "albedo", albedo), read_tga(args[1], "normal", normal);
  int n = W * H, reach = 9;
  plane spare = malloc(sizeof(float) * n), d = malloc(sizeof(float) * n), dist = malloc(sizeof(float) * n), total = calloc(n, sizeof(float));
  for (int c = 0; c < 3; c++) {
    mean[c] = malloc(sizeof(float) * n), noise[c] = malloc(sizeof(float) * n), sum[c] = calloc(n, sizeof(float));
    for (int i = 0; i < n; i++) mean[c][i] = (a[c][i] + b[c][i]) / 2, d[i] = (a[c][i] - b[c][i]) * (a[c][i] - b[c][i]) / 4;
    box(d, noise[c], spare, 4);
    for (int i = 0; i < n; i++) noise[c][i] += 2e-6f;
    plane features[2] = {albedo[c], normal[c]};
    for (int k = 0; k < 2; k++) {
      box(features[k], dist, spare, 1);
      for (int i = 0; i < n; i++) features[k][i] = features[k][i] * 0.4f + dist[i] * 0.6f;
    }
  }
  for (int dy = -reach; dy <= reach; dy++)
    for (int dx = -reach; dx <= reach; dx++) {
      if (dx * dx + dy * dy > reach * reach + 4) continue;
#pragma omp parallel for
      for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++) {
          int p = y * W + x, yy = y + dy, xx = x + dx;
          yy = yy < 0 ? 0 : yy >= H ? H - 1 : yy, xx = xx < 0 ? 0 : xx >= W ? W - 1 : xx;
          int q = yy * W + xx;
          float s = 0;
          for (int c = 0; c < 3; c++) {
            float t = mean[c][p] - mean[c][q], v = noise[c][p], u = noise[c][q] < v ? noise[c][q] : v;
            s += (t * t - (v + u)) / (strength * strength * (v + noise[c][q]) + 1e-6f);
          }
          d[p] = s / 3;
        }
      box(d, dist, spare, 3);
#pragma omp parallel for
      for (int y = 0; y < H; y++) {
        int yy = y + dy;
        if (yy < 0 || yy >= H) continue;
        for (int x = dx < 0 ? -dx : 0; x < (dx > 0 ? W - dx : W); x++) {
          int p = y * W + x, q = yy * W + x + dx;
          float f = 0;
          for (int c = 0; c < 3; c++) {
            float s = albedo[c][p] - albedo[c][q], t = normal[c][p] - normal[c][q];
            f += s * s * 220.f + t * t * 45.f;
          }
          float e = dist[p] > f ? dist[p] : f, w = e <= 0 ? 1 : e > 12 ? 0 : expf(-e);
          total[p] += w;
          for (int c = 0; c < 3; c++) sum[c][p] += w * mean[c][q];
        }
      }
    }
  char path[900];
  snprintf(path, sizeof path, "%s.ppm", args[1]);
  FILE *f = fopen(path, "wb");
  fprintf(f, "P6\n%d %d\n255\n", W, H);
  unsigned seed = 1;
  for (int i = 0; i < n; i++)
    for (int c = 0; c < 3; c++) {
      seed = seed * 1664525u + 1013904223u;
      float v = sum[c][i] / total[i] * 255 + (seed >> 8) / 16777216.f;
      fputc(v < 0 ? 0 : v > 255 ? 255 : (int)v, f);
    }
  return fclose(f);
}
