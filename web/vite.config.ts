import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/kongsheng/web_dist", emptyOutDir: true, target: "es2022" },
  server: { fs: { allow: [".."] }, proxy: { "/ws": { target: "ws://127.0.0.1:8017", ws: true } } },
});
