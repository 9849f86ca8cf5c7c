export const id = 818;
export const ids = [818];
export const modules = {

/***/ 818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   uploadReport: () => (/* binding */ uploadReport)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33540);
/* harmony import */ var _annotate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7782);



/**
 * Uploads the report on a gate as `gate-report-a<attempt>`, from which a run with more rights can comment. Of two gates in one attempt
 * the later one's report stays. A server without the artifact service costs one warning. Throws what `uploadFolder` throws.
 */
async function uploadReport(report) {
    if ((process.env['ACTIONS_RUNTIME_TOKEN'] ?? '') === '') {
        (0,_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq)('The report was not uploaded: this is no runner that has an artifact service.');
        return;
    }
    // Loaded only now: the client of the artifact service is larger than all the rest.
    const { uploadFolder } = await __webpack_require__.e(/* import() */ 5194).then(__webpack_require__.bind(__webpack_require__, 45194));
    const { REPORT_ARTIFACT, artifactName } = await Promise.all(/* import() */[__webpack_require__.e(6106), __webpack_require__.e(8851), __webpack_require__.e(2660)]).then(__webpack_require__.bind(__webpack_require__, 22019));
    const attempt = Number(process.env['GITHUB_RUN_ATTEMPT'] ?? '1');
    const name = artifactName(REPORT_ARTIFACT, attempt);
    const request = { name, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(report), files: [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(report)], replaces: true };
    const uploaded = await uploadFolder(request, process.env);
    if (uploaded.kind === 'no_service')
        (0,_annotate_js__WEBPACK_IMPORTED_MODULE_2__/* .warn */ .R8)(`The report was not uploaded: ${uploaded.advice}`);
}


/***/ })

};
