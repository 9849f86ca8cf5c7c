export const id = 1456;
export const ids = [1456];
export const modules = {

/***/ 41456:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('{"schema":1,"policyKind":"portcullis.required.policy.v1","policyId":"ci-topos-v0","classes":{"docs":{"exact":["AGENTS.md","COMMITMENT.md","README.md","RELEASE_NOTES.md","LICENSE"],"prefix":["docs/","specs/"],"suffix":[".md",".mdx",".rst",".txt",".adoc"]},"semantic":{"exact":[".mise.toml","hk.pkl","pitchfork.toml"],"prefix":[".github/workflows/","tools/ci/","tools/infra/terraform/","infra/terraform/"]},"rust":{"exact":["Cargo.toml","Cargo.lock","rust-toolchain","rust-toolchain.toml"],"prefix":["crates/"]},"kernel":{"prefix":["crates/premath-kernel/"]},"conformance":{"prefix":["tests/conformance/","tests/toy/fixtures/","tests/kcir_toy/fixtures/","tools/conformance/","tools/toy/","tools/kcir_toy/"]},"raw":{"prefix":["specs/premath/raw/","tests/conformance/"]},"doctrine":{"prefix":["specs/premath/draft/","specs/premath/raw/","specs/process/"]}},"docs":"docs","rules":[{"when":"empty","require":["baseline"],"reason":"empty_delta_fallback_baseline","last":true},{"when":{"class":"semantic"},"require":["baseline"],"reason":"semantic_surface_changed","last":true},{"when":{"class":"rust"},"require":["build","test"],"reason":"rust_surface_changed"},{"when":{"class":"kernel"},"require":["test-toy","test-kcir-toy"],"reason":"kernel_surface_changed"},{"when":{"class":"conformance"},"require":["conformance-check","conformance-run","test-toy","test-kcir-toy"],"reason":"conformance_surface_changed"},{"when":"unclassified","require":["baseline"],"reason":"non_doc_unknown_surface_fallback_baseline"},{"when":{"class":"raw","docsOnly":true},"require":["conformance-check"],"reason":"docs_only_raw_or_conformance_touched"},{"when":{"class":"doctrine","docsOnly":true},"require":["doctrine-check"],"reason":"docs_only_doctrine_surface_touched"},{"when":"nothing","require":["baseline"],"reason":"non_doc_unknown_surface_fallback_baseline"}],"absorbing":["baseline"],"checks":[{"checkId":"baseline"},{"checkId":"build"},{"checkId":"test"},{"checkId":"test-toy"},{"checkId":"test-kcir-toy"},{"checkId":"conformance-check"},{"checkId":"conformance-run"},{"checkId":"doctrine-check"}]}');

/***/ })

};
